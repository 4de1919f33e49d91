import { readSpeech } from '@saywright/engines/recognition'
import { backgroundOf, inRoom, withNoise } from '@saywright/engines/surroundings'
import type { Spot } from './spot.ts'
import { type Speaking, voices } from './voices.ts'
import { reported } from './words.ts'

export type Lang = keyof typeof reported

export interface Count {
  readonly count: number
  readonly total: number
}

/** How often each kind of sound woke. */
export interface WordFigures {
  readonly clean: Count
  readonly noisy: Count
  readonly near: Count
  /** Phrases that sound alike, while four others of the same word are its anti wake words. */
  readonly nearWithAnti: Count
  readonly cleanWithAnti: Count
}

const kinds = ['babble', 'kitchen', 'street', 'hiss'] as const
const rooms = ['furnished', 'tiled', 'hall'] as const
const noiseDecibels = 10
const antiWords = 4

/** The reported words of a language, said by its voices: clean, in rooms with noise, and what sounds like them. */
export async function measureWords(lang: Lang, spot: Spot, { say }: Speaking): Promise<WordFigures> {
  const tallies = {
    clean: tally(),
    noisy: tally(),
    near: tally(),
    nearWithAnti: tally(),
    cleanWithAnti: tally(),
  }
  let place = 0
  for (const { text, near } of reported[lang]) {
    const anti = near.slice(0, antiWords)
    for (const voice of voices[lang]) {
      const speak = async (said: string) => readSpeech(await say(voice, said))
      const clean = await speak(text)
      tallies.clean.add(await spot({ lang, text, samples: clean }))
      tallies.cleanWithAnti.add(await spot({ lang, text, anti, samples: clean }))
      tallies.noisy.add(
        await spot({ lang, text, samples: inNoise(clean, place++, [await speak(near[0] ?? text)]) }),
      )
      for (const [at, said] of near.entries()) {
        const samples = await speak(said)
        tallies.near.add(await spot({ lang, text, samples }))
        if (at >= antiWords) tallies.nearWithAnti.add(await spot({ lang, text, anti, samples }))
      }
    }
  }
  return tallies
}

/** In a room, with noise 10 dB below: the kinds of both in turns. */
function inNoise(samples: Float32Array, place: number, babblers: readonly Float32Array[]): Float32Array {
  const room = inRoom(samples, rooms[place % rooms.length] ?? 'furnished')
  const noise = backgroundOf(kinds[place % kinds.length] ?? 'hiss', {
    length: room.length,
    seed: place + 3,
    voices: babblers,
  })
  return withNoise(room, noise, noiseDecibels)
}

export function tally() {
  const counted = { count: 0, total: 0, add: (_hasWoken: boolean) => {} }
  counted.add = (hasWoken) => {
    counted.total++
    if (hasWoken) counted.count++
  }
  return counted
}
