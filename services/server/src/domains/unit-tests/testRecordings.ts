import type { SynthesisVoice, TestAudioForm, TestNoise, TestSpeed, TestVoice } from '@saywright/api/contract'
import { testNoises, testSpeeds, testVoices } from '@saywright/api/contract'
import { backgrounds, type Room, rooms } from '@saywright/engines/surroundings'
import type { Surroundings } from './mixing/inSurroundings.js'

/** One recording that is to be made. */
export interface TestRecording {
  readonly name: string
  readonly sentence: string
  /** Who speaks; `undefined`: whoever speaks the language. */
  readonly speaker: SynthesisVoice | undefined
  readonly voice: TestVoice
  readonly speed: TestSpeed
  readonly surroundings: Surroundings | undefined
}

const longestSentence = 50
const hashCharacters = 4
// How far below the voice.
const decibels: Readonly<Record<TestNoise, number>> = { none: 0, quiet: 20, loud: 10 }
const places = [undefined, ...(Object.keys(rooms) as Room[])]

/**
 * The recordings of a form in order, each with a name that says how it was made: the same form and speakers make the same
 * names. Speakers, noises and rooms are spread over the recordings: of a sentence, those that differ in one choice of the
 * form have different ones. Without noise there is no room either.
 *
 * @param speakers all voices of the language.
 */
export function testRecordings(
  { sentences, voices, speeds, noises }: TestAudioForm,
  speakers: readonly SynthesisVoice[],
): TestRecording[] {
  return sentences.flatMap((sentence) =>
    voices.flatMap((voice) =>
      speeds.flatMap((speed) => noises.map((noise) => recordingOf(sentence, voice, speed, noise, speakers))),
    ),
  )
}

function recordingOf(
  sentence: string,
  voice: TestVoice,
  speed: TestSpeed,
  noise: TestNoise,
  speakers: readonly SynthesisVoice[],
): TestRecording {
  // The factors have no divisor in common with 2, 3, 4 or 6, as many as there are speakers, noises or rooms.
  const place = testVoices.indexOf(voice) + 5 * testSpeeds.indexOf(speed) + 7 * testNoises.indexOf(noise)
  const one = <Item>(items: readonly Item[], of: string) =>
    items[(hashOf(`${of} ${sentence}`) + place) % items.length]
  const speaker = one(speakers, 'speaker')
  const surroundings: Surroundings | undefined =
    noise === 'none'
      ? undefined
      : {
          background: one(backgrounds, 'background') ?? 'hiss',
          room: one(places, 'room'),
          decibels: decibels[noise],
          seed: hashOf(`${sentence} ${place}`),
        }
  const around = surroundings
    ? [surroundings.background, ...(surroundings.room ? [surroundings.room] : [])]
    : []
  const how = [...(speaker ? [speaker.name] : []), voice, speed, noise, ...around]
  return {
    name: `${wordsOf(sentence)}-${how.join('-').toLowerCase()}.wav`,
    sentence,
    speaker,
    voice,
    speed,
    surroundings,
  }
}

/** The sentence as part of a name. Sentences that begin alike have different ones. */
function wordsOf(sentence: string): string {
  const words = sentence
    .trim()
    .toLocaleLowerCase('en-US')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  if (words.length <= longestSentence) return words
  const hash = hashOf(words).toString(16).padStart(8, '0').slice(-hashCharacters)
  return `${words.slice(0, longestSentence - hashCharacters - 1)}-${hash}`
}

/** The same number for the same text, in 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  // The last bits of the sum alone are not spread well.
  return (hash ^ (hash >>> 15)) >>> 0
}
