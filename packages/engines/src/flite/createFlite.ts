import { limits } from '@saywright/api/contract'
import { requireCaller } from '../failures/requireCaller.js'
import type { SpeakingEngine, Utterance } from '../phonemes/port.js'
import { createSpeakingThread, startWorkerOf, type TurnOptions } from '../speaking/createSpeakingThread.js'
import type { FliteRequest } from './messages.js'

const sampleRate = 16_000
const usualWordsPerMinute = 175
const languages = ['en-US', 'en-GB']
/** The voices, and how much longer than their recordings their sounds last unless asked otherwise. */
const voices = new Map([
  ['slt', 1],
  ['rms', 1],
  ['awb', 1],
  ['kal16', 1.1],
])

/** Flite in a thread, loaded at the first sentence. It speaks English, with a voice that the caller names. */
export function createFlite(turns: TurnOptions = {}): SpeakingEngine {
  const thread = createSpeakingThread<FliteRequest>({
    startWorker: () => startWorkerOf(new URL('./fliteWorker', import.meta.url), import.meta.url),
    ...turns,
  })
  return {
    engine: {
      id: 'flite',
      kind: 'synthesis',
      licence: 'BSD-4-Clause',
      isolation: 'wasm',
      single_hypothesis: true,
      languages: languages.map((lang) => ({ lang, quality: 'basic' })),
    },
    speaks: (lang) => languages.includes(lang),
    async speak(utterance, signal) {
      requireCaller(signal)
      const { lang, caller = '' } = utterance
      if (!languages.includes(lang)) return undefined
      const samples = await thread.say(fliteRequest(utterance), caller, signal)
      return { samples, sampleRate }
    },
    close: thread.close,
  }
}

/**
 * A sentence as Flite takes it: 175 words a minute and pitch 50 are the voice as it is; the voice `rms` has one pitch.
 *
 * @throws RangeError for a voice that Flite does not have, and a sentence that is empty or longer than
 *   `freeTextMaxCharacters`.
 */
export function fliteRequest({
  text,
  voice = '',
  rate = usualWordsPerMinute,
  pitch = 50,
}: Utterance): FliteRequest {
  const usualStretch = voices.get(voice)
  if (usualStretch === undefined) throw new RangeError(`Flite has no voice "${voice}"`)
  if (text === '' || text.length > limits.freeTextMaxCharacters)
    throw new RangeError(`Flite says 1 to ${limits.freeTextMaxCharacters} characters`)
  // A zero byte would end the text for the engine.
  return {
    voice,
    text: text.replaceAll('\0', ' '),
    stretch: (usualStretch * usualWordsPerMinute) / rate,
    shift: (50 + pitch) / 100,
  }
}
