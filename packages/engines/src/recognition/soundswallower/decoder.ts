import { findSpeech } from '../../voice-activity/findSpeech.js'
import { loadSilero } from '../listening/loadSilero.js'
import { aroundSpeech, placedFrom } from './aroundSpeech.js'
import { decodedOf } from './decode.js'
import { type EngineDecoder, loadEngine } from './engine.js'
import type { Decoded, DecodeRequest, Stage, Unheard } from './messages.js'

// Words stay in the engine's dictionary; beyond this it is loaded afresh.
const mostWords = 50_000

export interface ModelDecoder {
  /** Pronunciations that the model's dictionary has, by word, in phones. Absent words have no entry. */
  lookUp(words: readonly string[]): Map<string, string[]>
  /** The best sentence of a grammar, or why there is none. Takes the thread for as long as it lasts. */
  decode(request: Omit<DecodeRequest, 'op'>, onStage: (stage: Stage) => void): Promise<Decoded | Unheard>
}

/** Loads a model with its dictionary, for whole recordings. */
export async function loadDecoder(model: string): Promise<ModelDecoder> {
  const engine = await loadEngine(model, { hasDictionary: true })
  const silero = loadSilero()
  let decoder = await engine.load()
  return {
    lookUp(words) {
      const entries = words.map((word) => [word, dictionaryEntries(decoder, word)] as const)
      return new Map(entries.filter(([, pronunciations]) => pronunciations.length > 0))
    },
    async decode({ grammar, lexicon, samples }, onStage) {
      onStage('compiling')
      if (decoder.words > mostWords) {
        decoder.delete()
        decoder = await engine.load()
      }
      const wordOf = decoder.setGrammar(grammar, lexicon)
      onStage('listening')
      // A grammar takes any sound for its nearest sentence: where nobody speaks it is not asked.
      const speech = findSpeech(silero, samples)
      if (!speech) return 'no_speech'
      const { spoken, startSeconds } = aroundSpeech(samples, speech)
      const free = () => {
        decoder.setFreeSpeech()
        return decoder.pass(spoken)
      }
      const heard = placedFrom(startSeconds, decoder.pass(spoken))
      return decodedOf({ heard, free, speech, wordOf })
    },
  }
}

/** A word of several parts is said one part after the other. */
function dictionaryEntries({ lookUp }: EngineDecoder, word: string): string[] {
  const parts = word.split(' ')
  const known = parts.map(lookUp)
  if (known.some((entries) => entries.length === 0)) return []
  return parts.length === 1 ? (known[0] ?? []) : [known.map(([first]) => first).join(' ')]
}
