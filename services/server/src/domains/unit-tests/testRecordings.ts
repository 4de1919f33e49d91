import type { TestAudioForm, TestNoise, TestSpeed, TestVoice } from '@saywright/api/contract'

/** One recording that is to be made. */
export interface TestRecording {
  readonly name: string
  readonly sentence: string
  readonly voice: TestVoice
  readonly speed: TestSpeed
  readonly noise: TestNoise
}

const longestSentence = 60

/** The recordings of a form in order, each with a name that says how it was made: the same form makes the same names. */
export function testRecordings({ sentences, voices, speeds, noises }: TestAudioForm): TestRecording[] {
  return sentences.flatMap((sentence) =>
    voices.flatMap((voice) =>
      speeds.flatMap((speed) =>
        noises.map((noise) => ({
          name: nameOf(sentence, voice, speed, noise),
          sentence,
          voice,
          speed,
          noise,
        })),
      ),
    ),
  )
}

function nameOf(sentence: string, ...how: readonly string[]): string {
  const words = sentence
    .trim()
    .toLocaleLowerCase('en-US')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${words.slice(0, longestSentence)}-${how.join('-')}.wav`
}
