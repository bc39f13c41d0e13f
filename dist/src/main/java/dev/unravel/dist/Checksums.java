package dev.unravel.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The file SHA256SUMS beside the archives, for {@code sha256sum -c}. */
final class Checksums {
  static final String FILE = "SHA256SUMS";

  private Checksums() {}

  /** Takes the folder, and the names of the files in it. */
  public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
    Path folder = Path.of(args[0]);
    StringBuilder sums = new StringBuilder();
    for (int i = 1; i < args.length; i++) {
      sums.append(of(folder.resolve(args[i]))).append("  ").append(args[i]).append('\n');
    }
    Files.writeString(folder.resolve(FILE), sums);
  }

  static String of(Path file) throws IOException, NoSuchAlgorithmException {
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(sum);
  }
}
