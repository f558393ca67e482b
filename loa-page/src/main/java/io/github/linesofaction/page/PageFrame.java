package io.github.linesofaction.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;

/** All of a page but its games: the frame, its style, its script and the compiled library. */
final class PageFrame {
  private static final String[] PARTS = assemble();

  private PageFrame() {}

  /** Writes a page. */
  static void write(String title, String data, Appendable target) throws IOException {
    String heading = escape(title);
    target.append(PARTS[0]).append(heading).append(PARTS[1]).append(heading);
    target.append(PARTS[2]).append(data).append(PARTS[3]);
  }

  /** Returns what stands before, between and behind the two titles and the games. */
  private static String[] assemble() {
    String style = text("page.css");
    String engine = text("engine.js");
    String script = text("page.js");
    byte[] fallback = bytes("loa.js");
    String policy =
        "default-src 'none'; script-src "
            + hash(utf8(engine))
            + " "
            + hash(utf8(script))
            + " "
            + hash(fallback)
            + " 'wasm-unsafe-eval'; style-src "
            + hash(utf8(style))
            + "; img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'";
    return text("page.html")
        .replace("{{policy}}", policy)
        .replace("{{style}}", style)
        .replace("{{wasm}}", packed(bytes("loa.wasm")))
        .replace("{{fallback}}", packed(fallback))
        .replace("{{engine}}", engine)
        .replace("{{script}}", script)
        .split("\\{\\{(title|data)}}", -1);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String packed(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream in = PageFrame.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing: the jar was not built whole");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a text as HTML shows it. */
  static String escape(String text) {
    StringBuilder html = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> html.append("&amp;");
                case '<' -> html.append("&lt;");
                case '>' -> html.append("&gt;");
                case '"' -> html.append("&quot;");
                default -> html.appendCodePoint(isShown(c) ? c : 0xFFFD);
              }
            });
    return html.toString();
  }

  private static boolean isShown(int c) {
    return c >= ' ' && !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }
}
