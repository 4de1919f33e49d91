import { type Caller, requireCaller } from '../../failures/requireCaller.js'
import { findSpeech } from '../../voice-activity/findSpeech.js'
import { countSentences } from '../grammar/countSentences.js'
import { leastPhones } from '../grammar/leastPhones.js'
import { loadSilero } from '../listening/loadSilero.js'
import { recordingFlaw } from '../refusal/recordingFlaw.js'
import type { Spotting } from '../spotting/createSpotter.js'
import { spotIn } from '../spotting/spotIn.js'
import { aroundSpeech, isSpokenIn, placedFrom } from './aroundSpeech.js'
import { decodedOf } from './decode.js'
import type { Ear } from './Ear.js'
import { earOf } from './earOf.js'
import { type EngineDecoder, loadEngine } from './engine.js'
import { type FreshDecoder, fresh, freshWhenNeeded } from './freshDecoder.js'
import { likelihoodRatio } from './likelihoodRatio.js'
import type { DecodeRequest, Listened, SpotRequest, Stage } from './messages.js'
import { secondEar } from './models.js'
import { rivalOf } from './rival.js'
import type { SentencePart } from './SentencePart.js'
import { secondOpinionOf } from './secondOpinion.js'

export interface ModelDecoder {
  /** Pronunciations that the model's dictionary has, by word, in phones. Absent words have no entry. */
  lookUp(words: readonly string[]): Promise<Map<string, string[]>>
  /**
   * The best sentence of a grammar, or why there is none, and what is wrong with the recording. Takes the thread for as long
   * as it lasts.
   *
   * @throws EngineFailure `caller_gone`: between two stages, windows of voice activity or frames of a search.
   */
  decode(request: Omit<DecodeRequest, 'op' | 'flag'>, { onStage, caller }: DecodeProgress): Promise<Listened>
  /** The wake words in a recording. @throws EngineFailure `caller_gone`, as `decode`. */
  spot(request: Omit<SpotRequest, 'op' | 'flag'>, { onStage, caller }: DecodeProgress): Promise<Spotting>
}

/** Who is told how far a recording is, and for whom it is decoded. */
export interface DecodeProgress {
  readonly onStage: (stage: Stage) => void
  readonly caller: Caller
}

/**
 * Loads a model with its dictionary, for whole recordings. What comes by telephone has a model of its own and what a high voice
 * says may have bands of its own, each loaded when it is needed first.
 */
export async function loadDecoder(model: string): Promise<ModelDecoder> {
  const silero = loadSilero()
  const wide = await loadDecoders(model, 'wide')
  const others = new Map<Ear, Promise<Decoders>>()
  const decodersFor = async (samples: Float32Array) => {
    const ear = earOf(model, samples)
    if (ear === 'wide') return wide
    const decoders = others.get(ear) ?? loadDecoders(model, ear)
    others.set(ear, decoders)
    return decoders
  }
  return {
    async lookUp(words) {
      const decoder = await wide.commands()
      const entries = words.map((word) => [word, dictionaryEntries(decoder, word)] as const)
      return new Map(entries.filter(([, pronunciations]) => pronunciations.length > 0))
    },
    async spot({ lang, words, samples }, { onStage, caller }) {
      requireCaller(caller)
      const decoders = await decodersFor(samples)
      const [finder, judge] = [await decoders.commands(), await decoders.judge()]
      onStage('compiling')
      const partOf = finder.setKeywords(words.map(({ said }) => said))
      onStage('recognizing')
      silero.reset()
      return spotIn(samples, { lang, words, silero, earFor: () => ({ finder, judge, partOf }) }, caller)
    },
    async decode({ grammar, lexicon, isBorrowed, samples }, { onStage, caller }) {
      const begin = (stage: Stage) => {
        requireCaller(caller)
        onStage(stage)
      }
      const decoders = await decodersFor(samples)
      const [commands, judge] = [await decoders.commands(), await decoders.judge()]
      begin('compiling')
      const wordOf = commands.setGrammar(grammar, lexicon)
      begin('listening')
      // A grammar takes any sound for its nearest sentence: where nobody speaks it is not asked.
      const speech = findSpeech(silero, samples, () => requireCaller(caller))
      if (!speech) return { decoded: 'no_speech' }
      const { spoken, startSeconds } = aroundSpeech(samples, speech)
      // Borrowed sounds are so unlike the words that silence and noise explain speech better: they have to be where nobody speaks.
      const noSilenceIn = isBorrowed ? speech : undefined
      const isSpoken = noSilenceIn && isSpokenIn(noSilenceIn, startSeconds)
      begin('recognizing')
      // Built when the grammar was: it takes as long, and a grammar that could be built in time is not refused for it.
      const rival = await rivalOf(grammar, lexicon, decoders.rival)
      const second = await secondOpinionOf(grammar, lexicon, decoders.second)
      const secondOpinion = second && (() => second(spoken, { caller, isSpoken }))
      const likelihoodOf = (part: SentencePart) => {
        begin('judging')
        return likelihoodRatio(samples, part, { decoder: judge, rival, caller, noSilenceIn })
      }
      const heard = placedFrom(startSeconds, commands.pass(spoken, { caller, isSpoken }))
      const flaw = recordingFlaw({ samples, speech, leastPhones: leastPhones(grammar, lexicon) })
      const choices = countSentences(grammar)
      return { decoded: decodedOf({ heard, likelihoodOf, secondOpinion, speech, choices, wordOf }), flaw }
    },
  }
}

/** One decoder keeps the grammar and another judges what was heard, so that the recordings of a test build it once. */
interface Decoders {
  readonly commands: FreshDecoder
  readonly judge: FreshDecoder
  /** Keeps a large grammar said backwards. */
  readonly rival: FreshDecoder
  /** Has the other sounds of the language, if there are any, and keeps a large grammar. */
  readonly second: FreshDecoder | undefined
}

async function loadDecoders(model: string, ear: Ear): Promise<Decoders> {
  const engine = await loadEngine(model, ear)
  const second = secondEar(model, ear)
  return {
    commands: await fresh(engine, { hasDictionary: ear === 'wide', isComparable: false }),
    judge: await fresh(engine, { hasDictionary: false, isComparable: true }),
    rival: freshWhenNeeded(model, ear),
    second: second && freshWhenNeeded(model, second),
  }
}

/** A word of several parts is said one part after the other. */
function dictionaryEntries({ lookUp }: EngineDecoder, word: string): string[] {
  const parts = word.split(' ')
  const known = parts.map(lookUp)
  if (known.some((entries) => entries.length === 0)) return []
  return parts.length === 1 ? (known[0] ?? []) : [known.map(([first]) => first).join(' ')]
}
