import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.store.RAMDirectory;

/**
 * LUCENE-2783: commit holds the commit lock while it waits for a merge to end; the merge's own
 * commit waits for that lock.
 */
public class Main {
  static void add(IndexWriter writer, int number) throws Exception {
    Document document = new Document();
    document.add(new Field("f", "v" + number, Field.Store.YES, Field.Index.ANALYZED));
    writer.addDocument(document);
  }

  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    IndexWriter used = new IndexWriter(new RAMDirectory(), true, new WhitespaceAnalyzer(), true);
    for (int i = 0; i < rounds; i++) {
      add(used, i);
    }
    used.close();

    IndexWriter writer = new IndexWriter(new RAMDirectory(), true, new WhitespaceAnalyzer(), true);
    writer.setMaxBufferedDocs(2);
    writer.setMergeFactor(2);
    for (int i = 0; i < 6; i++) {
      add(writer, i); // starts merges in the background
    }
    Thread.sleep(50); // normally plenty for them to end
    add(writer, 6);
    writer.commit();
    writer.close();
    System.out.println("PASS");
  }
}
