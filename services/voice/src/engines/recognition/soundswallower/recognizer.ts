import { limits, type SpeechHypothesis, type VoiceEngine } from '@saywright/api/contract'
import { VoiceFailure } from '../../../failures.js'
import type { Phonemes } from '../../../phonemes/port.js'
import { parseJsgf } from '../grammar/parseJsgf.js'
import { vocabularyOf } from '../grammar/vocabularyOf.js'
import type { CommandRecognizer } from '../port.js'
import { createIpaToPhones } from '../pronunciation/ipaToPhones.js'
import { pronounce } from '../pronunciation/pronounce.js'
import { confidenceOf } from './confidence.js'
import { createDecoderPool, type DecoderPoolOptions } from './decoderPool.js'
import { startDecoderWorker } from './decoderThread.js'
import type { Decoded } from './messages.js'
import { engineVersion, models, readPhoneset } from './models.js'

export interface SoundswallowerOptions extends Partial<Omit<DecoderPoolOptions, 'model'>> {
  readonly phonemes: Phonemes
}

const engine: VoiceEngine = {
  id: 'soundswallower',
  kind: 'recognition',
  version: engineVersion,
  licence: 'MIT',
  isolation: 'wasm',
  single_hypothesis: true,
  languages: [
    { lang: 'en-US', quality: 'good' },
    { lang: 'fr-FR', quality: 'basic', reason: 'rejection_unproven' },
  ],
}

/** soundswallower (WebAssembly) in worker threads, with the English and French models of its own package. */
export function createSoundswallower({
  phonemes,
  startThread = startDecoderWorker,
  threads = 1,
  waiting = limits.recognitionsWaiting,
  waitingPerCaller = limits.recognitionsWaitingPerCaller,
  timeoutMilliseconds = 15_000,
}: SoundswallowerOptions): CommandRecognizer {
  const languages = new Map(
    Object.entries(models).map(([lang, model]) => {
      const pool = createDecoderPool({
        model,
        startThread,
        threads,
        waiting,
        waitingPerCaller,
        timeoutMilliseconds,
      })
      return [lang, { pool, toPhones: createIpaToPhones(model, readPhoneset(model)) }]
    }),
  )
  return {
    get engine() {
      return {
        ...engine,
        languages: engine.languages.map((language) =>
          languages.get(language.lang)?.pool.isAvailable === false
            ? { lang: language.lang, quality: 'unavailable' as const, reason: 'engine_failed' as const }
            : language,
        ),
      }
    },
    modelOf: (lang) => models[lang],
    async recognize({ caller, lang, jsgf, words, samples, signal }) {
      const language = languages.get(lang)
      if (!language) throw new VoiceFailure('language_unavailable', { errors: { lang: 'invalid' } })
      const grammar = parseJsgf(jsgf)
      const { pool, toPhones } = language
      // No thread is held while espeak speaks.
      const lookUp = (asked: readonly string[]) => pool.use(caller, (thread) => thread.lookUp(asked), signal)
      const sources = { lang, lookUp, phonemes, toPhones, signal }
      const lexicon = await pronounce(vocabularyOf(grammar), words, sources)
      const decoded = await pool.use(caller, ({ decode }) => decode({ grammar, lexicon, samples }), signal)
      return decoded ? [hypothesisOf(lang, decoded)] : []
    },
    async warm() {
      await Promise.all([...languages.values()].map(({ pool }) => pool.use('', ({ lookUp }) => lookUp([]))))
    },
    async close() {
      await Promise.all([...languages.values()].map(({ pool }) => pool.close()))
    },
  }
}

function hypothesisOf(lang: string, { words, ratio }: Decoded): SpeechHypothesis {
  return {
    text: words.map(({ word }) => word).join(' '),
    confidence: confidenceOf(lang, ratio),
    words: words.map(({ word, startSeconds, endSeconds, score }) => ({
      word,
      start_ms: Math.round(startSeconds * 1000),
      end_ms: Math.round(endSeconds * 1000),
      score: Math.max(0, Math.min(1, score)),
    })),
  }
}
