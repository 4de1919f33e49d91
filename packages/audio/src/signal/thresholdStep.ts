/** Difference between the thresholds of scores, from 0 to 10,000, that can be chosen. */
export const thresholdStep = 100
