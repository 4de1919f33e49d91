/**
 * How long an engine that cannot stop by itself may go on when its caller is gone; then it is ended and another takes its place.
 * Most sentences are said by then: ending costs half a second at the next one.
 */
export const givenUpMilliseconds = 500
