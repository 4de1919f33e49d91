import type { Decoder, SoundSwallowerModule } from 'soundswallower'
import { type Caller, requireCaller } from '../../failures/requireCaller.js'
import { anySpeech, type Expansion, type Grammar } from '../grammar/tree.js'
import { keywordNetwork } from '../network/keywordNetwork.js'
import type { Network } from '../network/Network.js'
import { networkOf } from '../network/networkOf.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import { boundMemory } from './boundMemory.js'
import { createQuietModule } from './createQuietModule.js'
import type { Ear } from './Ear.js'
import { acousticsOf, dictionaryOf, featuresOf, modelBase, readPhoneset } from './models.js'
import { createSearchSteps, type DecoderAddresses, type SearchSteps } from './searchSteps.js'
import { type NetworkWriter, setNetwork } from './setNetwork.js'
import { createSilences, type Silences } from './silences.js'

const settings = { samprate: 16_000, loglevel: 'FATAL' }
// With the default beams a third of the commands of synthetic voices was lost. A chain of sounds has so few ways to go on
// that the best is found within narrow ones, in two thirds of the time.
const wideBeams = { beam: 1e-100, wbeam: 1e-80, pbeam: 1e-100 }
// Of ten recordings by a large grammar, they find the sentence of the wide ones or one that is worse by 0.8 a frame at most.
const swiftBeams = { beam: 1e-60, wbeam: 1e-60, pbeam: 1e-60 }
const narrowBeams = { beam: 1e-30, wbeam: 1e-30, pbeam: 1e-30 }
// A file that is not there: the engine goes on with an empty dictionary.
const noDictionary = 'none'

/** The score of the best path is not in the typed surface of soundswallower. */
type Module = SoundSwallowerModule &
  NetworkWriter & {
    _decoder_hyp(decoder: number, score: number): number
    readonly asm: Readonly<Record<string, unknown>>
  }
type Loaded = Decoder & DecoderAddresses

/** What was understood of a whole recording; no segments when nothing fits. */
export interface Pass {
  readonly score: number
  /** Words and sounds by the engine's names: `t`, with begin `b` and duration `d` in seconds and score `p`. */
  readonly segments: readonly {
    readonly t: string
    readonly b: number
    readonly d: number
    readonly p: number
  }[]
}

/** A word of the grammar, as it was said. */
export interface SpokenWord {
  readonly word: string
  /** Its phones as it was said, separated by spaces. */
  readonly phones: string
}

/** A word or a phrase: the ways in which each of its words is said, in phones separated by spaces. */
export type Keyword = readonly (readonly string[])[]

/** A word of a keyword, as it was said. */
export interface KeywordPart {
  /** Place of the keyword in the list. */
  readonly keyword: number
  /** Place of the word in the keyword. */
  readonly part: number
  readonly phones: string
}

export interface PassOptions {
  /** Without one it is heard to its end. */
  readonly caller?: Caller | undefined
  /**
   * Whether somebody speaks in a frame of 10 ms, by its number: it is not taken for silence or noise.
   *
   * @default any frame may be
   */
  readonly isSpoken?: ((frame: number) => boolean) | undefined
}

export interface EngineDecoder {
  /** Words that it learned: they stay in its dictionary. */
  readonly words: number
  /** Pronunciations that the model's dictionary has of a word, the likeliest first. */
  lookUp(word: string): string[]
  /** @returns gives what was said for a name of the engine. */
  setGrammar(grammar: Grammar, lexicon: Lexicon): (name: string) => SpokenWord
  /** Any speech: a chain of sounds. */
  setFreeSpeech(): void
  /** One sentence and no other: the phones of its words, separated by spaces. */
  setSentence(words: readonly string[]): void
  /**
   * A whole recording at once.
   *
   * @throws EngineFailure `caller_gone` once the caller is gone: at most a frame of 10 ms is searched after that.
   */
  pass(samples: Float32Array, options?: PassOptions): Pass
  /**
   * One keyword among any sounds.
   *
   * @returns gives the place of a keyword in the list for a name of the engine.
   */
  setKeywords(keywords: readonly Keyword[]): (name: string) => KeywordPart
  begin(): void
  /** Goes on with what was begun. @returns the engine's names of what it sounds like so far. */
  hear(samples: Float32Array): string[]
  end(): void
  delete(): void
}

export interface EngineOptions {
  /** Whether it knows the dictionary of the model, which takes 0.3 s to load instead of 0.05 s. */
  readonly hasDictionary: boolean
  /**
   * Whether scores of different grammars can be compared. The engine scales those of each frame by the best of the senones
   * that a grammar asks for, so that all must be computed, for 0.04 s more of each second of sound.
   */
  readonly isComparable: boolean
  /**
   * Whether it searches grammars in half of the time, good enough for how well they fit at most.
   *
   * @default false
   */
  readonly isSwift?: boolean
}

export interface Engine {
  load(options: EngineOptions): Promise<EngineDecoder>
}

export const isSound = (name: string) => name.startsWith('f_')

/** A name of the engine without the number of its pronunciation. */
const baseOf = (name: string) => name.replace(/\(\d+\)$/, '')

/** Which pronunciation a name of the engine stands for, from 0. */
const wayOf = (name: string) => Number(/\((\d+)\)$/.exec(name)?.[1] ?? 1) - 1

/** Phone of a sound. */
export const soundOf = (name: string) => name.slice(2)

/** The engine for a model of its package. */
export async function loadEngine(model: string, ear: Ear = 'wide'): Promise<Engine> {
  const module = (await createQuietModule({ defaultModel: model, modelBase })) as Module
  boundMemory(module.asm)
  const steps = createSearchSteps(module.asm, () => module.HEAP_DATA_VIEW)
  const scoreAddress = module._malloc(8)
  const phoneset = readPhoneset(model)
  const phones = Object.entries(phoneset).flatMap(([phone, ipa]) => (ipa === '-' ? [] : [phone]))
  const sounds = phones.map((phone) => `f_${phone}`)
  return {
    async load({ hasDictionary, isComparable, isSwift = false }) {
      const dict = hasDictionary ? dictionaryOf(model) : noDictionary
      const decoder = new module.Decoder({
        ...settings,
        ...wideBeams,
        compallsen: isComparable,
        hmm: acousticsOf(model, ear),
        featparams: featuresOf(model, ear),
        dict,
      }) as Loaded
      await decoder.initialize()
      decoder.add_words(...sounds.map((name): [string, string] => [name, soundOf(name)]))
      const silences = createSilences(decoder, phoneset, () => module.HEAP_DATA_VIEW)
      const grammarBeams = isSwift ? swiftBeams : wideBeams
      return decoderOf({ module, decoder, steps, silences, scoreAddress, sounds, grammarBeams })
    },
  }
}

interface DecoderParts {
  readonly module: Module
  readonly decoder: Loaded
  readonly steps: SearchSteps
  readonly silences: Silences
  readonly scoreAddress: number
  readonly sounds: readonly string[]
  readonly grammarBeams: typeof wideBeams
}

function decoderOf({
  module,
  decoder,
  steps,
  silences,
  scoreAddress,
  sounds,
  grammarBeams,
}: DecoderParts): EngineDecoder {
  const names = new Map<string, string>()
  const freeSpeech = networkOf(onlyRule({ kind: 'reference', rule: anySpeech }), String, sounds)
  let kept = ''

  /** A grammar that is asked again is not built again: that takes longer than to listen to a command. */
  function use(network: Network, beams: typeof wideBeams): void {
    const key = JSON.stringify(network)
    if (key === kept) return
    kept = ''
    for (const [name, width] of Object.entries(beams)) decoder.set_config(name, width)
    setNetwork(module, decoder, network)
    steps.interpose(decoder)
    kept = key
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

  const hasHypothesis = () => module._decoder_hyp(decoder.cdecoder, scoreAddress) !== 0
  const segments = () => (decoder.get_alignment().w ?? []).filter(({ t }) => /^w\d/.test(t) || isSound(t))

  return {
    get words() {
      return names.size
    },
    lookUp: (word) => {
      const found: string[] = []
      for (let index = 1; ; index++) {
        const phones: string | null = decoder.lookup_word(index === 1 ? word : `${word}(${index})`)
        if (phones === null) return found
        found.push(phones)
      }
    },
    setGrammar(grammar, lexicon) {
      const wordOf = new Map<string, string>()
      const engineNameOf = (word: string) => {
        const name = nameOf(word, lexicon.get(word) ?? [])
        wordOf.set(name, word)
        return name
      }
      use(networkOf(grammar, engineNameOf, sounds), grammarBeams)
      return (name) => {
        const word = wordOf.get(baseOf(name))
        if (word === undefined) throw new Error(`The engine heard ${name}, which is not in the grammar`)
        return { word, phones: lexicon.get(word)?.[wayOf(name)] ?? '' }
      }
    },
    setKeywords(keywords) {
      const partOf = new Map<string, { keyword: number; part: number; ways: readonly string[] }>()
      const named = keywords.map((parts, keyword) =>
        parts.map((ways, part) => {
          const name = nameOf(`keyword ${keyword} ${part}`, ways)
          partOf.set(name, { keyword, part, ways })
          return name
        }),
      )
      use(keywordNetwork(named, sounds), wideBeams)
      return (name) => {
        const found = partOf.get(baseOf(name))
        if (!found) throw new Error(`The engine heard ${name}, which is no keyword`)
        return { keyword: found.keyword, part: found.part, phones: found.ways[wayOf(name)] ?? '' }
      }
    },
    setFreeSpeech: () => use(freeSpeech, narrowBeams),
    setSentence(words) {
      const parts = words.map((word): Expansion => ({ kind: 'word', word }))
      const sentence = onlyRule({ kind: 'sequence', parts })
      use(
        networkOf(sentence, (phones) => nameOf(phones, [phones]), sounds),
        wideBeams,
      )
    },
    pass(samples, { caller, isSpoken } = {}) {
      requireCaller(caller)
      if (isSpoken) steps.onFrame((frame) => silences.hush(isSpoken(frame)))
      try {
        steps.searchFor(caller, () => {
          decoder.start()
          decoder.process_audio(samples, false, true)
          decoder.stop()
        })
      } finally {
        steps.onFrame(undefined)
        silences.hush(false)
      }
      requireCaller(caller)
      if (!hasHypothesis()) return { score: 0, segments: [] }
      return { score: module.HEAP_DATA_VIEW.getInt32(scoreAddress, true), segments: segments() }
    },
    begin: () => decoder.start(),
    hear(samples) {
      decoder.process_audio(samples, false, false)
      return hasHypothesis() ? segments().map(({ t }) => t) : []
    },
    end: () => decoder.stop(),
    delete: () => decoder.delete(),
  }
}

const onlyRule = (expansion: Expansion): Grammar => ({
  rules: new Map([['top', { isPublic: true, expansion }]]),
})
