import { limits } from '@saywright/api/contract'
import { createActivity } from '../../voice-activity/createActivity.js'
import type { Silero } from '../../voice-activity/createSilero.js'
import { findSpeech } from '../../voice-activity/findSpeech.js'
import { countSentences } from '../grammar/countSentences.js'
import { leastPhones } from '../grammar/leastPhones.js'
import { createEndpointing, type SentenceEnd } from '../listening/endpointing.js'
import { createFrames, joined } from '../listening/frames.js'
import { loadSilero } from '../listening/loadSilero.js'
import { recordingFlaw } from '../refusal/recordingFlaw.js'
import { isSpokenIn } from './aroundSpeech.js'
import { decodedOf } from './decode.js'
import { isSound } from './engine.js'
import { likelihoodRatio } from './likelihoodRatio.js'
import type { HearRequest, HearResponse, ListeningEvent, PrepareRequest, Stage } from './messages.js'
import type { SentencePart } from './SentencePart.js'
import { loadSessionEars, type TakenEars } from './sessionEars.js'

const frameSamples = limits.audioSampleRateHertz / 100
// Sound before the first speech: its first consonant may be too quiet to be taken for speech.
const leadFrames = 50
// Silence after the last speech that is still listened to.
const tailFrames = 30
const longestFrames = limits.audioMaxSeconds * 100

/** Finds the sentences in sound that comes piece by piece. */
export interface Listener {
  prepare(request: Omit<PrepareRequest, 'op'>, onStage: (stage: Stage) => void): Promise<void>
  hear(request: Omit<HearRequest, 'op'>): HearResponse
}

/** Loads a model for one session. Nothing of the grammar is built anew between two sentences. */
export async function loadListener(model: string): Promise<Listener> {
  const ears = await loadSessionEars(model)
  const activity = createActivity(loadSilero())
  const silero = loadSilero()
  let sentences: ReturnType<typeof createSentences> | undefined
  return {
    async prepare({ grammar, lexicon, isBorrowed, isPartial, silenceMilliseconds }, onStage) {
      onStage('compiling')
      sentences?.forget()
      sentences = createSentences({
        ears: await ears.take(grammar, lexicon, () => onStage('listening')),
        shortest: leastPhones(grammar, lexicon),
        choices: countSentences(grammar),
        activity,
        silero,
        isBorrowed,
        isPartial,
        silence: silenceMilliseconds && Math.ceil(silenceMilliseconds / 10),
      })
    },
    hear(request) {
      if (!sentences) throw new Error('Nothing was prepared')
      return sentences.hear(request)
    },
  }
}

interface Parts {
  readonly ears: TakenEars
  /** Phones of the shortest sentence. */
  readonly shortest: number
  /** Sentences of the grammar. */
  readonly choices: number
  readonly activity: (frame: Float32Array) => boolean
  /** Judges a sentence when it is over, as a recording is judged. */
  readonly silero: Silero
  readonly isBorrowed: boolean
  readonly isPartial: boolean
  readonly silence: number | undefined
}

function createSentences(parts: Parts) {
  const { ears, shortest, choices, activity, silero, isBorrowed, isPartial, silence } = parts
  const frames = createFrames(frameSamples)
  const endpointing = createEndpointing({ silence, longest: longestFrames })
  /** Of the sentence, or what could be the beginning of the next. */
  let kept: Float32Array[] = []
  let isBegun = false
  let told = ''
  /** That of the sentence before: most often the same person goes on. */
  let current = ears.first

  function begin(): void {
    if (!isPartial) return
    current.commands.begin()
    isBegun = true
    told = ''
  }

  function forget(): void {
    if (isBegun) current.commands.end()
    isBegun = false
  }

  function partial(fresh: readonly Float32Array[], end: number): ListeningEvent[] {
    if (!isBegun || fresh.length === 0) return []
    const names = current.commands.hear(joined(fresh)).filter((name) => !isSound(name))
    const words = names.map((name) => current.wordOf(name).word)
    const text = words.join(' ')
    if (text === told) return []
    told = text
    return [{ type: 'partial', words, end }]
  }

  function conclude(endedBy: SentenceEnd, end: number): ListeningEvent {
    forget()
    const start = end - kept.length * frameSamples
    const spoken = kept.slice(0, Math.min(longestFrames, kept.length - endpointing.silentFrames + tailFrames))
    kept = []
    const samples = joined(spoken)
    const speech = findSpeech(silero, samples)
    const noSilenceIn = isBorrowed ? speech : undefined
    const isSpoken = noSilenceIn && isSpokenIn(noSilenceIn, 0)
    current = ears.earFor(samples)
    const { commands, judge, rival, second, wordOf } = current
    const judges = { decoder: judge, rival, noSilenceIn }
    const likelihoodOf = (part: SentencePart) => likelihoodRatio(samples, part, judges)
    const secondOpinion = second && (() => second(samples, { isSpoken }))
    const decoded = speech
      ? decodedOf({
          heard: commands.pass(samples, { isSpoken }),
          likelihoodOf,
          secondOpinion,
          speech,
          choices,
          wordOf,
        })
      : 'no_speech'
    const flaw = speech && recordingFlaw({ samples, speech, leastPhones: shortest })
    return { type: 'sentence', start, end: start + samples.length, endedBy, decoded, flaw }
  }

  return {
    forget,
    hear({ samples, from, isLast }: Omit<HearRequest, 'op'>): HearResponse {
      const heard: ListeningEvent[] = []
      let fresh: Float32Array[] = []
      let place = from - frames.rest
      for (const frame of frames.next(samples)) {
        place += frameSamples
        kept.push(frame)
        const change = endpointing.next(activity(frame))
        if (change === 'began') {
          heard.push({ type: 'speech', start: place - kept.length * frameSamples })
          begin()
          fresh = [...kept]
        } else if (change !== 'none') {
          heard.push(conclude(change, place))
          fresh = []
        } else if (endpointing.isSpeaking) fresh.push(frame)
        else if (kept.length > leadFrames) kept.shift()
      }
      heard.push(...partial(fresh, place))
      if (isLast) {
        heard.push(
          endpointing.isSpeaking
            ? conclude('stop', place)
            : { type: 'sentence', start: place, end: place, endedBy: 'stop', decoded: 'no_speech' },
        )
        endpointing.reset()
      }
      return { heard, neededFrom: place - kept.length * frameSamples }
    },
  }
}
