package dev.unravel.agent.image;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The instrumented classes of one JDK, kept in a file between JVMs, since to instrument them takes
 * most of a worker's start. Each is found by its name and the bytes it was made of; all else that
 * it depends on (the JDK, the agent, its options) is in the name of the file, which the controller
 * chooses, in a directory that is the user's alone: what is in it will be run.
 *
 * <p>What is not found is made and kept, and written at the end of a job. Written to another file
 * that then takes the old one's place, so that a reader sees all of it or nothing; the sum of it
 * tells a damaged one. Whatever goes wrong, the cache is as good as empty.
 */
public final class ImageCache {
  private static final int MAGIC = 0x554e5231; // UNR1
  private static final int HEADER = 12;

  /** More than a JDK has to offer. */
  private static final long MOST_BYTES = 64 << 20;

  private record Kept(int length, int sum, ByteBuffer image) {}

  private final File file;
  private final Map<String, Kept> images = new HashMap<>();
  private boolean changed;

  /** Reads what is in a file, if there is one. */
  public ImageCache(Optional<String> file) {
    this.file = file.isPresent() ? new File(file.get()) : null;
    try {
      if (this.file != null && this.file.exists()) {
        read();
      }
    } catch (IOException | RuntimeException unusable) {
      images.clear();
    }
  }

  /** The image made of these bytes, or null. */
  public ClassImage get(String name, boolean loaded, byte[] original) {
    Kept kept = images.get(key(name, loaded));
    boolean fits = kept != null && kept.length == original.length && kept.sum == sum(original, 0);
    return fits ? ImageFile.decode(kept.image.duplicate()) : null;
  }

  public void put(String name, boolean loaded, byte[] original, ClassImage image) {
    if (file == null) {
      return;
    }
    Kept kept =
        new Kept(original.length, sum(original, 0), ByteBuffer.wrap(ImageFile.encode(image)));
    images.put(key(name, loaded), kept);
    changed = true;
  }

  private void read() throws IOException {
    byte[] bytes;
    try (FileInputStream in = new FileInputStream(file)) {
      bytes = in.readAllBytes();
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (in.getInt() != MAGIC || in.getInt() != bytes.length || in.getInt() != sum(bytes, HEADER)) {
      return;
    }
    for (int left = in.getInt(); left > 0; left--) {
      String key = ImageFile.string(in);
      int length = in.getInt();
      int sum = in.getInt();
      int size = in.getInt();
      images.put(key, new Kept(length, sum, in.slice(in.position(), size)));
      in.position(in.position() + size);
    }
  }

  /** Writes the file, if there is something new. */
  public void save() {
    if (!changed) {
      return;
    }
    changed = false;
    File fresh = new File(file.getPath() + "." + Long.toHexString(System.nanoTime()));
    try {
      byte[] bytes = bytes();
      if (bytes.length > MOST_BYTES) {
        return;
      }
      try (FileOutputStream out = new FileOutputStream(fresh)) {
        out.write(bytes);
      }
      if (!fresh.renameTo(file)) {
        fresh.delete();
      }
    } catch (IOException notWritable) {
      fresh.delete();
    }
  }

  private byte[] bytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(new byte[HEADER]);
    out.writeInt(images.size());
    for (Map.Entry<String, Kept> entry : images.entrySet()) {
      byte[] name = entry.getKey().getBytes(StandardCharsets.UTF_8);
      Kept kept = entry.getValue();
      out.writeInt(name.length);
      out.write(name);
      out.writeInt(kept.length);
      out.writeInt(kept.sum);
      out.writeInt(kept.image.limit());
      out.write(kept.image.array(), kept.image.arrayOffset(), kept.image.limit());
    }
    byte[] result = bytes.toByteArray();
    ByteBuffer header = ByteBuffer.wrap(result);
    header.putInt(0, MAGIC).putInt(4, result.length).putInt(8, sum(result, HEADER));
    return result;
  }

  /** A class that is loaded already is instrumented in another way. */
  private static String key(String name, boolean loaded) {
    return loaded ? name.concat(" loaded") : name;
  }

  private static int sum(byte[] bytes, int from) {
    CRC32 sum = new CRC32();
    sum.update(bytes, from, bytes.length - from);
    return (int) sum.getValue();
  }
}
