package dev.unravel.conformance.leaks;

import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;

/**
 * A program that leaves something with the JDK, filed under its class, that no reset puts back, if
 * the other thread is first.
 */
public final class MayRegisterAnEditor {
  static boolean wanted;

  private MayRegisterAnEditor() {}

  /** An editor of text. */
  public static final class Editor extends PropertyEditorSupport {}

  public static void main(String[] args) throws InterruptedException {
    boolean known = PropertyEditorManager.findEditor(MayRegisterAnEditor.class) != null;
    Thread other = new Thread(() -> wanted = true);
    other.start();
    if (wanted) {
      PropertyEditorManager.registerEditor(MayRegisterAnEditor.class, Editor.class);
    }
    other.join();
    System.out.println(known ? "known" : "new");
  }
}
