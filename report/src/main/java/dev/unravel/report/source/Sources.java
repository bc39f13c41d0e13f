package dev.unravel.report.source;

import dev.unravel.trace.Location;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds source files by the places in a trace. Traces are untrusted: a class name that is no class
 * name finds nothing, and so does a file that lies elsewhere or declares another package.
 */
public final class Sources {
  private final List<SourceRoot> roots;
  private final Optional<EditorLink> editor;
  private final Map<SourceName, Optional<SourceFile>> known = new HashMap<>();

  private Sources(List<SourceRoot> roots, Optional<EditorLink> editor) {
    this.roots = roots;
    this.editor = editor;
  }

  /** Finds nothing. */
  public static Sources none() {
    return new Sources(List.of(), Optional.empty());
  }

  /**
   * Looks into directories that were named, then where build tools keep the source of what is on
   * the class path, then where they keep it below the working directory.
   */
  public static Sources of(List<Path> directories, List<String> classPath, Path workingDirectory) {
    List<SourceRoot> roots = new ArrayList<>();
    directories.forEach(directory -> roots.add(new SourceRoot.Directory(directory)));
    SourceFolders folders = new SourceFolders();
    classPath.forEach(folders::addClassPathEntry);
    folders.addProjectAndModules(workingDirectory);
    roots.addAll(folders.roots());
    return new Sources(roots, Optional.empty());
  }

  /** The same, with links that open an editor. */
  public Sources linkedTo(EditorLink link) {
    return new Sources(roots, Optional.of(link));
  }

  /** What opens a file in an editor, up to the number of the line; if that is wanted. */
  public Optional<String> link(SourceFile file) {
    return editor.flatMap(link -> file.file().map(link::upToLine));
  }

  /** The file that a place is in, if it is found. */
  public Optional<SourceFile> find(Location location) {
    return SourceName.of(location).flatMap(name -> known.computeIfAbsent(name, this::search));
  }

  private Optional<SourceFile> search(SourceName name) {
    for (SourceRoot root : roots) {
      Optional<SourceFile> file = root.read(name);
      if (file.isPresent()) {
        return file;
      }
    }
    return Optional.empty();
  }
}
