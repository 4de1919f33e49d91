import {
  type BodyOf,
  limits,
  listSounds,
  type QueryOf,
  type ResponseOf,
  rateWakeWordsSpoken,
  spotWakeWords,
} from '@saywright/api/contract'
import { readSpeech } from '@saywright/engines/recognition'
import type { WakeWordRater } from '@saywright/engines/wake-words'
import { goneSignal, type Route } from '@saywright/http'
import { type Spotter, wakeQualityOf } from './wakeQuality.js'

/** The calls that find and rate wake words. */
export function wakeRoutes(spotter: Spotter, rater: WakeWordRater): Route<unknown>[] {
  const spot = async (
    { audio, caller = '', ...words }: BodyOf<typeof spotWakeWords>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof spotWakeWords>> => {
    const samples = await readSpeech(Buffer.from(await audio.arrayBuffer()))
    const duration_ms = Math.round((samples.length * 1000) / limits.audioSampleRateHertz)
    const found = await spotter.spot({ ...words, caller, samples, signal })
    return { ...found, duration_ms, ...wakeQualityOf(spotter, words.lang) }
  }
  return [
    {
      endpoint: spotWakeWords,
      handler: (body, reply) => spot(body as BodyOf<typeof spotWakeWords>, goneSignal(reply)),
    },
    {
      endpoint: rateWakeWordsSpoken,
      handler: (body, reply) => {
        const { caller = '', ...words } = body as BodyOf<typeof rateWakeWordsSpoken>
        return rater.rate({ ...words, caller, signal: goneSignal(reply) })
      },
    },
    {
      endpoint: listSounds,
      handler: async (query) => ({
        sounds: await rater.soundsOf((query as QueryOf<typeof listSounds>).lang),
      }),
    },
  ]
}
