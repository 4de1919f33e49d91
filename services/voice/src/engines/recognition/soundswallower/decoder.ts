import createModule, { type Decoder, type SoundSwallowerModule } from 'soundswallower'
import { printJsgf } from '../grammar/printJsgf.js'
import { boundMemory } from './boundMemory.js'
import type { Decoded, DecodedWord, DecodeRequest, Stage } from './messages.js'
import { modelBase, readPhoneset } from './models.js'

// Wide beams: with the default ones a third of the commands of synthetic voices was lost.
const settings = { samprate: 16_000, loglevel: 'FATAL', beam: 1e-100, wbeam: 1e-80, pbeam: 1e-100 }
const framesPerSecond = 100
// Words stay in the engine's dictionary; beyond this it is loaded afresh.
const mostWords = 50_000

/** The score of the best path is not in the typed surface of soundswallower. */
type Module = SoundSwallowerModule & {
  readonly HEAP_DATA_VIEW: DataView
  _decoder_hyp(decoder: number, score: number): number
  _malloc(bytes: number): number
  readonly asm: Readonly<Record<string, unknown>>
}
type Loaded = Decoder & { readonly cdecoder: number }

interface Pass {
  readonly score: number
  readonly segments: readonly {
    readonly t: string
    readonly b: number
    readonly d: number
    readonly p: number
  }[]
}

export interface ModelDecoder {
  /** Pronunciations that the model's dictionary has, by word, in phones. Absent words have no entry. */
  lookUp(words: readonly string[]): Map<string, string[]>
  /** The best sentence of a grammar, or `undefined` when none fits. Takes the thread for as long as it lasts. */
  decode(request: Omit<DecodeRequest, 'op'>, onStage: (stage: Stage) => void): Promise<Decoded | undefined>
}

/** Loads a model of the soundswallower package, in about 0.3 s. */
export async function loadDecoder(model: string): Promise<ModelDecoder> {
  const engine = (await createModule({ defaultModel: model, modelBase } as object)) as Module
  boundMemory(engine.asm)
  const scoreAddress = engine._malloc(8)
  const phones = Object.entries(readPhoneset(model)).flatMap(([phone, ipa]) => (ipa === '-' ? [] : [phone]))
  const names = new Map<string, string>()
  let decoder = await load()

  async function load(): Promise<Loaded> {
    const loaded = new engine.Decoder(settings) as Loaded
    await loaded.initialize()
    loaded.add_words(...phones.map((phone): [string, string] => [`f_${phone}`, phone]))
    return loaded
  }

  function pass(samples: Float32Array): Pass {
    decoder.start()
    decoder.process_audio(samples, false, true)
    decoder.stop()
    const found = engine._decoder_hyp(decoder.cdecoder, scoreAddress) !== 0
    if (!found) return { score: 0, segments: [] }
    const score = engine.HEAP_DATA_VIEW.getInt32(scoreAddress, true)
    return {
      score,
      segments: (decoder.get_alignment().w ?? []).filter(({ t }) => /^w\d/.test(t) || isSound(t)),
    }
  }

  /** The engine's name of a word said in certain ways: the same word may be said otherwise in another grammar. */
  function nameOf(word: string, pronunciations: readonly string[]): string {
    const key = [word, ...pronunciations].join('\n')
    const known = names.get(key)
    if (known) return known
    const name = `w${names.size}`
    decoder.add_words(
      ...pronunciations.map((phones, index): [string, string] => [
        index ? `${name}(${index + 1})` : name,
        phones,
      ]),
    )
    names.set(key, name)
    return name
  }

  const anySound = phones.map((phone) => `f_${phone}`).join(' | ')
  const fillers = `#JSGF V1.0;\ngrammar f;\npublic <top> = (${anySound})+;\n`

  return {
    lookUp(words) {
      const entries = words.map((word) => [word, dictionaryEntries(decoder, word)] as const)
      return new Map(entries.filter(([, pronunciations]) => pronunciations.length > 0))
    },
    async decode({ grammar, lexicon, samples }, onStage) {
      onStage('compiling')
      if (names.size > mostWords) {
        decoder.delete()
        names.clear()
        decoder = await load()
      }
      const wordOf = new Map<string, string>()
      const engineNameOf = (word: string) => {
        const name = nameOf(word, lexicon.get(word) ?? [])
        wordOf.set(name, word)
        return name
      }
      decoder.set_grammar(printJsgf(grammar, engineNameOf, anySound))
      onStage('listening')
      const heard = pass(samples)
      // Any speech is sounds, which are no words and explain themselves as well as the free chain does.
      const commanded = heard.segments.filter(({ t }) => !isSound(t))
      const words = commanded.map(({ t, b, d, p }): DecodedWord => {
        const word = wordOf.get(t.replace(/\(\d+\)$/, ''))
        if (word === undefined) throw new Error(`The engine heard ${t}, which is not in the grammar`)
        return { word, startSeconds: Math.max(0, b), endSeconds: b + d, score: p }
      })
      if (words.length === 0) return undefined
      decoder.set_grammar(fillers)
      const free = pass(samples)
      if (free.segments.length === 0) return undefined
      const frames = commanded.reduce((sum, { d }) => sum + d * framesPerSecond, 0)
      return { words, ratio: (heard.score - free.score) / frames }
    },
  }
}

const isSound = (name: string) => name.startsWith('f_')

/** A word of several parts is said one part after the other. */
function dictionaryEntries(decoder: Decoder, word: string): string[] {
  const parts = word.split(' ')
  const known = parts.map((part) => alternatives(decoder, part))
  if (known.some((entries) => entries.length === 0)) return []
  return parts.length === 1 ? (known[0] ?? []) : [known.map(([first]) => first).join(' ')]
}

function alternatives(decoder: Decoder, word: string): string[] {
  const found: string[] = []
  for (let index = 1; ; index++) {
    const phones: string | null = decoder.lookup_word(index === 1 ? word : `${word}(${index})`)
    if (phones === null) return found
    found.push(phones)
  }
}
