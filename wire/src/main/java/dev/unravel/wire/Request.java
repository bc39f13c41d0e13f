package dev.unravel.wire;

/** A message from the controller to a worker. */
public sealed interface Request permits Job, Experiment {}
