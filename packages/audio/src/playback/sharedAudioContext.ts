let shared: AudioContext | undefined

/**
 * The audio context that all players of a page share, because browsers limit their number.
 * @throws ReferenceError without Web Audio.
 */
export function sharedAudioContext(): AudioContext {
  shared ??= new AudioContext()
  return shared
}
