/**
 * How controller and worker talk: {@link dev.unravel.wire.Request requests} one way, {@link
 * dev.unravel.wire.Message messages} the other, as length-prefixed frames over a loopback socket.
 * Both ends use the same code, and neither trusts the other's lengths.
 */
package dev.unravel.wire;
