package dev.unravel.conformance;

/** Where a rewritten program keeps what its main method had in local variables. */
enum StatePlace {
  /** In static fields of the main class, and so are the fields of its one object. */
  STATIC_FIELDS,
  /** In fields of an enum's constant, made by its constructor. */
  ENUM_CONSTANT,
  /** In a list that a static initialiser makes. */
  STATIC_COLLECTION;

  /** The class that is added to the program, beside its main class; none for the first. */
  String owner(String mainClass) {
    return this == STATIC_FIELDS ? mainClass : mainClass + "$Kept";
  }
}
