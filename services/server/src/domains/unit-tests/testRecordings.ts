import type {
  SynthesisVoice,
  TestAudioForm,
  TestBackground,
  TestNoise,
  TestRoom,
  TestSpeed,
  TestVoice,
} from '@saywright/api/contract'
import { testBackgrounds, testNoises, testRooms, testSpeeds, testVoices } from '@saywright/api/contract'
import type { Surroundings } from './mixing/inSurroundings.js'

/** One recording that is to be made. */
export interface TestRecording {
  readonly name: string
  readonly sentence: string
  /** The voice; `undefined`: any voice of the language. */
  readonly speaker: SynthesisVoice | undefined
  readonly voice: TestVoice
  readonly speed: TestSpeed
  readonly surroundings: Surroundings | undefined
}

const longestSentence = 50
const hashCharacters = 4
// How far below the voice.
const decibels: Readonly<Record<TestNoise, number>> = { none: 0, quiet: 20, loud: 10 }

/**
 * The recordings of a form in order, each with a name that describes it: the same form and speakers make the same names.
 * Speakers, kinds of noise and rooms are spread over the recordings: of a sentence, those that differ in one choice of the
 * form have different ones, where there are several. Without noise there is no room either.
 *
 * @param voicesOfLanguage all voices of the language, of which the form may choose some.
 */
export function testRecordings(
  {
    sentences,
    voices,
    speeds,
    noises,
    speakers,
    backgrounds = testBackgrounds,
    rooms = testRooms,
  }: TestAudioForm,
  voicesOfLanguage: readonly SynthesisVoice[],
): TestRecording[] {
  const choice = {
    speakers: voicesOfLanguage.filter(({ voice_id }) => speakers?.includes(voice_id) ?? true),
    // In one order, whatever that of the form.
    backgrounds: testBackgrounds.filter((background) => backgrounds.includes(background)),
    rooms: testRooms.filter((room) => rooms.includes(room)),
  }
  return sentences.flatMap((sentence) =>
    voices.flatMap((voice) =>
      speeds.flatMap((speed) =>
        noises.map((noise) => recordingOf({ sentence, voice, speed, noise }, choice)),
      ),
    ),
  )
}

interface Wish {
  readonly sentence: string
  readonly voice: TestVoice
  readonly speed: TestSpeed
  readonly noise: TestNoise
}

/** The variations that recordings are spread over. */
interface Choice {
  readonly speakers: readonly SynthesisVoice[]
  readonly backgrounds: readonly TestBackground[]
  readonly rooms: readonly TestRoom[]
}

function recordingOf(
  { sentence, voice, speed, noise }: Wish,
  { speakers, backgrounds, rooms }: Choice,
): TestRecording {
  // The factors have no divisor in common with 2, 3, 4 or 6, as many as there are speakers, noises or rooms.
  const place = testVoices.indexOf(voice) + 5 * testSpeeds.indexOf(speed) + 7 * testNoises.indexOf(noise)
  const one = <Item>(items: readonly Item[], of: string) =>
    items[(hashOf(`${of} ${sentence}`) + place) % items.length]
  const speaker = one(speakers, 'speaker')
  const room = one(rooms, 'room')
  const surroundings: Surroundings | undefined =
    noise === 'none'
      ? undefined
      : {
          background: one(backgrounds, 'background') ?? 'hiss',
          room: room === 'none' ? undefined : room,
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
