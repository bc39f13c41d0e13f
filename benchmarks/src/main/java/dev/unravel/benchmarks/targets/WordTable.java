package dev.unravel.benchmarks.targets;

/** Counts words: a hash table with chains. */
final class WordTable {
  private static final class Entry {
    final String word;
    final Entry next;
    int count;

    Entry(String word, Entry next) {
      this.word = word;
      this.next = next;
    }
  }

  private Entry[] buckets = new Entry[16];
  private int size;

  /** Counts the word once more. */
  int add(String word) {
    int bucket = word.hashCode() & buckets.length - 1;
    for (Entry e = buckets[bucket]; e != null; e = e.next) {
      if (e.word.equals(word)) {
        return ++e.count;
      }
    }
    if (size >= buckets.length) {
      grow();
      return add(word);
    }
    buckets[bucket] = new Entry(word, buckets[bucket]);
    size++;
    return ++buckets[bucket].count;
  }

  private void grow() {
    Entry[] old = buckets;
    buckets = new Entry[old.length * 2];
    for (Entry chain : old) {
      for (Entry e = chain; e != null; e = e.next) {
        int bucket = e.word.hashCode() & buckets.length - 1;
        buckets[bucket] = new Entry(e.word, buckets[bucket]);
        buckets[bucket].count = e.count;
      }
    }
  }

  int[] counts() {
    int[] counts = new int[size];
    int next = 0;
    for (Entry chain : buckets) {
      for (Entry e = chain; e != null; e = e.next) {
        counts[next++] = e.count;
      }
    }
    return counts;
  }
}
