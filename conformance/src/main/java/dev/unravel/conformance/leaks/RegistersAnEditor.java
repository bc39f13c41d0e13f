package dev.unravel.conformance.leaks;

import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;

/**
 * A program that leaves something with the JDK, filed under its class, that no reset puts back:
 * whichever thread is first.
 */
public final class RegistersAnEditor {
  static boolean wanted;

  private RegistersAnEditor() {}

  /** An editor of text. */
  public static final class Editor extends PropertyEditorSupport {}

  public static void main(String[] args) throws InterruptedException {
    boolean known = PropertyEditorManager.findEditor(RegistersAnEditor.class) != null;
    Thread other = new Thread(() -> wanted = true);
    other.start();
    if (!wanted || known) {
      PropertyEditorManager.registerEditor(RegistersAnEditor.class, Editor.class);
    }
    other.join();
    System.out.println(known ? "known" : "new");
  }
}
