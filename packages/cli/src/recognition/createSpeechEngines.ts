import { createEspeakProcess } from '@saywright/engines/phonemes'
import { createSoundswallower } from '@saywright/engines/recognition'
import type { Terminal } from '../Terminal.js'

/** Generous, because no other user waits: a slow computer may need this long to load a model and decode. */
export const timeoutMilliseconds = 120_000

/** The engines in this process: recognition, and pronunciation of words. */
export function createSpeechEngines(terminal: Terminal) {
  // Found like in the voice service: espeak-ng is GPL and comes with neither.
  const phonemes = createEspeakProcess([process.execPath, terminal.environment.VOICE_ESPEAK ?? ''])
  const recognizer = createSoundswallower({
    phonemes,
    timeoutMilliseconds,
    waitingMilliseconds: timeoutMilliseconds,
  })
  return {
    recognizer,
    close: async () => {
      await Promise.all([recognizer.close(), phonemes.close()])
    },
  }
}
