/**
 * What is wrong with a recording itself: it has less voice than a sentence needs, its peaks are cut at full scale, or
 * somebody already speaks when it begins or still does when it ends.
 */
export const recordingFlaws = ['too_short', 'clipped', 'cut_off'] as const
export type RecordingFlaw = (typeof recordingFlaws)[number]

/**
 * Why a recording was refused: nobody speaks in it, no sentence of the grammar fits, one does and its confidence is
 * below the threshold, or the recording has a flaw, which is told before a low confidence.
 */
export const refusals = ['no_speech', 'no_sentence', 'below_threshold', ...recordingFlaws] as const
export type Refusal = (typeof refusals)[number]
