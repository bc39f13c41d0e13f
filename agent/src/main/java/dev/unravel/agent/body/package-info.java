/**
 * Whole bodies and classes: goes through the instructions, duplicates bodies with monitors, opens
 * methods of the JDK, and makes static fields new.
 */
package dev.unravel.agent.body;
