/** Every number both sides must agree on. The unit is in the name; a name without one is a count. */
export * as limits from './limitValues.js'
