/**
 * Flaws of a recording itself: it has less speech than a sentence needs, its peaks are clipped at full scale, or
 * speech is cut off at its beginning or end.
 */
export const recordingFlaws = ['too_short', 'clipped', 'cut_off'] as const
export type RecordingFlaw = (typeof recordingFlaws)[number]

/**
 * Why a recording was rejected: it has no speech, no sentence of the grammar fits, the confidence of the best one is
 * below the threshold, or the recording has a flaw, which takes precedence over a low confidence.
 */
export const refusals = ['no_speech', 'no_sentence', 'below_threshold', ...recordingFlaws] as const
export type Refusal = (typeof refusals)[number]
