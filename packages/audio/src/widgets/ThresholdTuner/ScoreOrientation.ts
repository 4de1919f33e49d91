/** Direction in which scores rise: to the right, or upwards. */
export type ScoreOrientation = 'horizontal' | 'vertical'
