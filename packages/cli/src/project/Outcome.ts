/** Results of a command for a model or a recording, and reasons for doing nothing. */
export const outcomeKinds = [
  // Pull.
  'written',
  'updated',
  'merged',
  'moved',
  'removed',
  'restored',
  // Push.
  'created',
  'saved',
  // Nothing was done.
  'conflict',
  'unresolved',
  'behind',
  'ahead',
  'newHere',
  'newThere',
  'goneHere',
  'goneThere',
  'goneThereChangedHere',
  'unknownRecording',
  'refused',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export interface Outcome {
  readonly kind: OutcomeKind
  readonly type: 'model' | 'recording'
  readonly name: string
  /** Path of the file, relative to the folder in which the command was started. */
  readonly file: string
  /** The sentence of the server, or the place of the conflict. */
  readonly reason?: string
}
