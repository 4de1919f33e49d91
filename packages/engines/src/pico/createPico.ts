import { requireCaller } from '../failures/requireCaller.js'
import type { SpeakingEngine } from '../phonemes/port.js'
import { createSpeakingThread, startWorkerOf, type TurnOptions } from '../speaking/createSpeakingThread.js'
import { picoLanguages, wholeLanguages } from './lingware.js'
import { markUp } from './markUp.js'
import type { PicoRequest } from './messages.js'

export interface PicoOptions extends TurnOptions {
  /** Folder with the lingware. */
  readonly folder: string
}

const sampleRate = 16_000

/** SVOX Pico in a thread, started at the first sentence. Languages with missing or damaged lingware are unavailable. */
export function createPico({ folder, ...turns }: PicoOptions): SpeakingEngine {
  const whole = wholeLanguages(folder)
  const thread = createSpeakingThread<PicoRequest>({
    startWorker: () => startWorkerOf(new URL('./picoWorker', import.meta.url), import.meta.url, { folder }),
    ...turns,
  })
  return {
    engine: {
      id: 'svox-pico',
      kind: 'synthesis',
      licence: 'Apache-2.0',
      isolation: 'wasm',
      single_hypothesis: true,
      languages: picoLanguages.map((lang) =>
        whole.has(lang)
          ? { lang, quality: 'basic' as const }
          : { lang, quality: 'unavailable' as const, reason: 'engine_failed' as const },
      ),
    },
    speaks: (lang) => whole.has(lang),
    async speak(utterance, signal) {
      requireCaller(signal)
      const { lang, caller = '' } = utterance
      if (!whole.has(lang)) return undefined
      const samples = await thread.say({ lang, markedUp: markUp(utterance) }, caller, signal)
      return { samples, sampleRate }
    },
    close: thread.close,
  }
}
