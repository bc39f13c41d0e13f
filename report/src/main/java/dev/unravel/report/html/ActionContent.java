package dev.unravel.report.html;

import dev.unravel.trace.Operation;

/**
 * The content of an action, without its thread and its value: most actions of a long trace do what
 * others did before. All but the operation are numbers in tables of the page, or -1.
 */
record ActionContent(Operation operation, int location, int object, int member, int subject) {}
