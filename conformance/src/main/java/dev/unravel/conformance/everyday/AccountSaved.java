package dev.unravel.conformance.everyday;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An account that is serialised in the middle of a transfer. */
@Fails
public final class AccountSaved implements Serializable {
  private static final long serialVersionUID = 1;

  private int checking = 100;
  private int savings;

  private synchronized void transfer() {
    savings += 100;
    checking -= 100;
  }

  public static void main(String[] args) throws Exception {
    AccountSaved account = new AccountSaved();
    Thread other = new Thread(account::transfer);
    other.start();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    out.writeObject(account);
    out.flush();
    other.join();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    AccountSaved saved = (AccountSaved) in.readObject();
    if (saved.checking + saved.savings != 100) {
      throw new AssertionError(saved.checking + " and " + saved.savings);
    }
  }
}
