package dev.unravel.explore.wire;

/** What the controller sends to a worker. */
public sealed interface Request permits Job, Experiment {}
