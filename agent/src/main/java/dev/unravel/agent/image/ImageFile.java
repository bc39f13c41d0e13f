package dev.unravel.agent.image;

import dev.unravel.agent.subject.SiteEntry;
import dev.unravel.trace.Location;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@link ClassImage} as bytes. An image brings its own strings, so a file of many is put together
 * and taken apart without looking into them.
 */
public final class ImageFile {
  private static final SiteEntry.Kind[] KINDS = SiteEntry.Kind.values();

  private ImageFile() {}

  public static byte[] encode(ClassImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Map<String, Integer> strings = new LinkedHashMap<>();
    try {
      DataOutputStream out = new DataOutputStream(bytes);
      ByteArrayOutputStream sites = encode(image, strings);
      out.writeInt(strings.size());
      for (String string : strings.keySet()) {
        byte[] encoded = string.getBytes(StandardCharsets.UTF_8);
        out.writeInt(encoded.length);
        out.write(encoded);
      }
      sites.writeTo(out);
      out.writeInt(image.bytes().length);
      out.write(image.bytes());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static ByteArrayOutputStream encode(ClassImage image, Map<String, Integer> strings)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(image.sites().length);
    for (int i = 0; i < image.sites().length; i++) {
      SiteEntry site = image.sites()[i];
      Location location = site.location();
      for (String string :
          List.of(
              location.className(),
              location.method(),
              location.file(),
              site.owner(),
              site.member())) {
        out.writeInt(number(string, strings));
      }
      out.writeInt(location.line());
      out.writeInt(site.kind().ordinal());
      out.writeInt(image.offsets()[i]);
    }
    out.writeInt(image.lost().length);
    for (ClassImage.LostFlag each : image.lost()) {
      out.writeInt(number(each.owner(), strings));
      out.writeInt(number(each.member(), strings));
      out.writeInt(each.flag());
    }
    return bytes;
  }

  private static int number(String string, Map<String, Integer> strings) {
    Integer number = strings.putIfAbsent(string, strings.size());
    return number == null ? strings.size() - 1 : number;
  }

  /**
   * Reads an image.
   *
   * @throws RuntimeException when there is none
   */
  public static ClassImage decode(ByteBuffer in) {
    String[] strings = new String[in.getInt()];
    for (int i = 0; i < strings.length; i++) {
      strings[i] = string(in);
    }
    SiteEntry[] sites = new SiteEntry[in.getInt()];
    int[] offsets = new int[sites.length];
    for (int i = 0; i < sites.length; i++) {
      String className = strings[in.getInt()];
      String method = strings[in.getInt()];
      String file = strings[in.getInt()];
      String owner = strings[in.getInt()];
      String member = strings[in.getInt()];
      Location location = new Location(className, method, file, in.getInt());
      sites[i] = new SiteEntry(location, owner, member, KINDS[in.getInt()]);
      offsets[i] = in.getInt();
    }
    ClassImage.LostFlag[] lost = new ClassImage.LostFlag[in.getInt()];
    for (int i = 0; i < lost.length; i++) {
      String owner = strings[in.getInt()];
      lost[i] = new ClassImage.LostFlag(owner, strings[in.getInt()], in.getInt());
    }
    byte[] bytes = new byte[in.getInt()];
    in.get(bytes);
    return new ClassImage(bytes, sites, offsets, lost);
  }

  static String string(ByteBuffer in) {
    byte[] encoded = new byte[in.getInt()];
    in.get(encoded);
    return new String(encoded, StandardCharsets.UTF_8);
  }
}
