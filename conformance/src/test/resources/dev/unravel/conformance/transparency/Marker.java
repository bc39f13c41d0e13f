/** A second type, for intersections. */
interface Marker {}
