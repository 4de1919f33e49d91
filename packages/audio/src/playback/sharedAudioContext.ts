let shared: AudioContext | undefined

/**
 * The one context in which everything on the page is played; browsers allow only a few.
 * @throws ReferenceError where there is no Web Audio.
 */
export function sharedAudioContext(): AudioContext {
  shared ??= new AudioContext()
  return shared
}
