package io.github.linesofaction.notation.internal.read;

import java.util.Optional;

/** Ways to pack files, by how such a file begins. */
enum Packing {
  GZIP("a gzip file", 0, 0x1F, 0x8B, 8),
  ZIP("a zip file", 0, 'P', 'K', 3, 4),
  ZIP_WITHOUT_ENTRIES("a zip file", 0, 'P', 'K', 5, 6),
  TAR("a tar archive", 257, 'u', 's', 't', 'a', 'r'),
  BZIP2("a bzip2 file", 0, 'B', 'Z', 'h', -1, 0x31, 0x41, 0x59, 0x26),
  XZ("an xz file", 0, 0xFD, '7', 'z', 'X', 'Z', 0),
  ZSTD("a zstd file", 0, 0x28, 0xB5, 0x2F, 0xFD),
  LZ4("an lz4 file", 0, 0x04, 0x22, 0x4D, 0x18),
  LZIP("an lzip file", 0, 'L', 'Z', 'I', 'P', 1),
  COMPRESS("a compress file", 0, 0x1F, 0x9D),
  SEVEN_ZIP("a 7z archive", 0, '7', 'z', 0xBC, 0xAF, 0x27, 0x1C),
  RAR("a rar archive", 0, 'R', 'a', 'r', '!', 0x1A, 0x07),
  ZIP_IN_PARTS("a part of a zip file", 0, 'P', 'K', 7, 8);

  /** How many bytes at the beginning of a file tell its packing. */
  static final int HEAD = 262;

  private static final int ANY = -1;

  private final String words;
  private final int offset;
  private final int[] signature;

  Packing(String words, int offset, int... signature) {
    this.words = words;
    this.offset = offset;
    this.signature = signature;
  }

  /** Finds out how something is packed that begins so. */
  static Optional<Packing> of(byte[] head) {
    for (Packing packing : values()) {
      if (packing.begins(head)) {
        return Optional.of(packing);
      }
    }
    return Optional.empty();
  }

  private boolean begins(byte[] head) {
    if (head.length < offset + signature.length) {
      return false;
    }
    for (int i = 0; i < signature.length; i++) {
      if (signature[i] != ANY && signature[i] != (head[offset + i] & 0xFF)) {
        return false;
      }
    }
    return true;
  }

  String words() {
    return words;
  }
}
