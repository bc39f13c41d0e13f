package dev.unravel.explore.target;

import dev.unravel.runtime.TargetState;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Loads the target's classes. Loaders of one target share what they have read, so that a new one
 * for each execution costs no more than defining the classes again.
 */
final class TargetLoader extends URLClassLoader {

  /** A class file and where it came from. */
  record ClassFile(byte[] bytes, CodeSource source) {}

  private final Map<String, ClassFile> files;

  TargetLoader(URL[] classPath, Map<String, ClassFile> files) {
    super(classPath, ClassLoader.getPlatformClassLoader());
    this.files = files;
  }

  static Map<String, ClassFile> newCache() {
    return new ConcurrentHashMap<>();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    ClassFile file = files.get(name);
    if (file == null) {
      file = read(name);
      files.put(name, file);
    }
    int dot = name.lastIndexOf('.');
    if (dot > 0 && getDefinedPackage(name.substring(0, dot)) == null) {
      definePackage(name.substring(0, dot), null, null, null, null, null, null, null);
    }
    Class<?> type = defineClass(name, file.bytes, 0, file.bytes.length, file.source);
    TargetState.defined(type);
    return type;
  }

  private ClassFile read(String name) throws ClassNotFoundException {
    String path = name.replace('.', '/') + ".class";
    URL url = findResource(path);
    if (url == null) {
      throw new ClassNotFoundException(name);
    }
    try {
      URLConnection connection = url.openConnection();
      connection.setUseCaches(true);
      try (InputStream in = connection.getInputStream()) {
        return new ClassFile(
            in.readAllBytes(), new CodeSource(root(url, path), (Certificate[]) null));
      }
    } catch (IOException unreadable) {
      throw new ClassNotFoundException(name, unreadable);
    }
  }

  private static URL root(URL url, String path) throws IOException {
    String text = url.toString();
    String root = text.substring(0, text.length() - path.length());
    boolean inJar = root.startsWith("jar:") && root.endsWith("!/");
    return new URL(inJar ? root.substring(4, root.length() - 2) : root);
  }
}
