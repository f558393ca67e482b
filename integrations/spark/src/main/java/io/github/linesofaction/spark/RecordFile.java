package io.github.linesofaction.spark;

import java.io.Serializable;

/**
 * A file of records.
 *
 * @param name what verdicts call it: the path as it was asked for
 * @param path where it is, with its file system
 * @param length how many bytes it has, packed or not
 */
record RecordFile(String name, String path, long length) implements Serializable {}
