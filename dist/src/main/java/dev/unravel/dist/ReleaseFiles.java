package dev.unravel.dist;

import dev.unravel.cli.command.Commands;
import dev.unravel.cli.command.Workplace;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Writer of those files of a release that follow from the commands: manual and completion. */
final class ReleaseFiles {
  private ReleaseFiles() {}

  /** Takes the folder to write to, and the version. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), args[1]);
  }

  static void write(Path folder, String version) throws IOException {
    CommandLine all = commands();
    Path pages = Files.createDirectories(folder.resolve("man/man1"));
    page(all, pages, version);
    for (CommandLine command : all.getSubcommands().values()) {
      page(command, pages, version);
    }
    Path completions = Files.createDirectories(folder.resolve("completions"));
    Files.writeString(
        completions.resolve("unravel.bash"), undated(AutoComplete.bash("unravel", all)));
  }

  private static CommandLine commands() {
    Workplace nobody = new Workplace(() -> new byte[0], System.out, System.err, WorkerSetup::of);
    return Commands.parser(nobody, List.of());
  }

  private static void page(CommandLine command, Path pages, String version) throws IOException {
    String name = ManPage.name(command.getCommandSpec()) + ".1";
    Files.writeString(pages.resolve(name), ManPage.of(command.getCommandSpec(), version));
  }

  /** The same sources are to give the same bytes. */
  private static String undated(String script) {
    return script.replaceAll("(?m)^(# (?:Date|Generated on)).*$", "$1: see the release");
  }
}
