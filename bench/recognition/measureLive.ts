import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '@saywright/api/contract'
import type { CommandRecognizer, SessionEvent, SpeechSession } from '@saywright/engines/recognition'
import { samplesOf, silence } from '../../services/voice/tests/support/aListener.ts'
import { askedAgain } from '../lib/startHearing.ts'

export interface LiveMeasured {
  readonly right: number
  readonly total: number
  /** Sessions that ended before their last sentence. */
  readonly dropped: number
  /** Processor seconds of all threads of this process per second of sound. */
  readonly realTimeFactor: number
  /** Seconds from the end of a sentence and its silence until it was recognized, at worst. */
  readonly longestLag: number
  /** How much longer the slowest session took than the fastest; 1 is fair. */
  readonly slowestToFastest: number
}

const recording = new URL('../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
const said = 'go forward ten meters'
const jsgf = '#JSGF V1.0; grammar g; public <go> = go (forward | backward) (one | ten) (meters | steps);'
const sentences = 6
const silenceMilliseconds = 500
const pieceMilliseconds = 100
const pieceSamples = (limits.audioSampleRateHertz / 1000) * pieceMilliseconds

/** The input of a microphone: a sentence, and the pause after it. */
const sentence = Float32Array.from(
  [...samplesOf(readFileSync(recording)), ...silence(silenceMilliseconds + 300)],
  (sample) => sample / 2 ** 15,
)
const sentenceSeconds = sentence.length / limits.audioSampleRateHertz

/** So many people who speak at once, each into a session of their own, at the speed of speech. */
export async function measureLive(recognizer: CommandRecognizer, sessions: number): Promise<LiveMeasured> {
  const speakers = await Promise.all(
    Array.from({ length: sessions }, (_, at) => openSpeaker(recognizer, `caller ${at}`)),
  )
  const before = process.cpuUsage()
  const spoken = await Promise.all(speakers.map(({ speak }) => speak()))
  const { user, system } = process.cpuUsage(before)
  await Promise.all(speakers.map(({ session }) => session.close()))
  const times = spoken.map(({ seconds }) => seconds)
  return {
    right: spoken.reduce((sum, { right }) => sum + right, 0),
    total: sessions * sentences,
    dropped: spoken.filter(({ isDropped }) => isDropped).length,
    realTimeFactor: (user + system) / 1e6 / (sessions * sentences * sentenceSeconds),
    longestLag: Math.max(...spoken.map(({ longestLag }) => longestLag)),
    slowestToFastest: Math.max(...times) / Math.min(...times),
  }
}

interface Spoken {
  readonly right: number
  readonly isDropped: boolean
  readonly seconds: number
  readonly longestLag: number
}

async function openSpeaker(
  recognizer: CommandRecognizer,
  caller: string,
): Promise<{ readonly session: SpeechSession; readonly speak: () => Promise<Spoken> }> {
  const ends: number[] = []
  let right = 0
  const onEvent = (event: SessionEvent) => {
    if (event.type !== 'sentence') return
    ends.push(performance.now())
    const [best] = event.recognized.hypotheses
    if (best?.text === said && best.confidence >= limits.confidenceThreshold) right++
  }
  const request = {
    ...{ caller, lang: 'en-US', jsgf, words: [], isPartial: true, silenceMilliseconds, onEvent },
    signal: new AbortController().signal,
  }
  const session = await askedAgain(() => recognizer.open(request))
  async function speak(): Promise<Spoken> {
    const began = performance.now()
    const lags: number[] = []
    let isDropped = false
    const drop = () => {
      isDropped = true
    }
    let pieces = 0
    for (let at = 0; at < sentences; at++) {
      let heard: Promise<void> = Promise.resolve()
      for (let from = 0; from < sentence.length; from += pieceSamples) {
        // When it would be spoken: a piece that is late makes none later.
        await wait(Math.max(0, began + ++pieces * pieceMilliseconds - performance.now()))
        heard = session.hear(sentence.slice(from, from + pieceSamples)).catch(drop)
      }
      const spoken = performance.now()
      await heard
      lags.push(Math.max(0, (ends.at(-1) ?? performance.now()) - spoken) / 1000)
    }
    return { right, isDropped, seconds: (performance.now() - began) / 1000, longestLag: Math.max(...lags) }
  }
  return { session, speak }
}
