package dev.unravel.conformance.apart;

/** Left out of the class path. */
public class Absent {}
