import type { ResponseOf } from '../../contract/kernel/endpoint.js'
import type { rateWakeWords } from '../../contract/models/wake-words/spottingCalls.js'
import type { WakeWordVersion, WakeWordVersionSummary } from '../../contract/models/wake-words/version.js'
import type { LanguageSound } from '../../contract/voice/wakeRating.js'
import type { WakeWordSpotting } from '../../contract/voice/wakeWords.js'
import { aPerson } from './members.js'
import { earlier } from './times.js'

type Rating = ResponseOf<typeof rateWakeWords>

/** The rating of "Hello Halden": long, with sounds that carry, and close to "hello holder". */
export const aWakeRating = (changes: Partial<Rating> = {}): Rating => ({
  words: [
    {
      text: 'Hello Halden',
      score: 86,
      phonemes: '[hə][ˈloʊ][ˈhɔl][dən]',
      syllables: 4,
      reasons: [
        { kind: 'length', is_good: true, points: 0, count: 4 },
        { kind: 'sounds', is_good: true, points: 0, count: 2 },
        { kind: 'repeated', is_good: true, points: 0 },
        { kind: 'near_word', is_good: false, points: 14, other: 'hello holder', distance: 1 },
      ],
    },
  ],
  clashes: [],
  anti: [],
  proposals: [
    { text: 'hello holder', reason: 'near_word', of: 'Hello Halden', distance: 1 },
    { text: 'hello', reason: 'part', of: 'Hello Halden', distance: 4 },
  ],
  unknown: [],
  knows_frequent_words: true,
  ...changes,
})

/** A recording in which "Hello Halden" is said once. */
export const aWakeSpotting = (changes: Partial<WakeWordSpotting> = {}): WakeWordSpotting => ({
  scores: { start_ms: 0, step_ms: 100, scores: [0, 420, 2400, 8210, 3100, 300, 0, 0] },
  heard: [{ word: 'Hello Halden', role: 'wake', start_ms: 100, end_ms: 400, score: 8210 }],
  duration_ms: 800,
  speech_ms: 400,
  quality: 'good',
  ...changes,
})

const sounds = (is_vowel: boolean, examples: string): LanguageSound[] =>
  examples.split(' ').map((pair) => {
    const [ipa = '', example = ''] = pair.split(':')
    return { ipa, is_vowel, example }
  })

/** Sounds of English, each with a word that has it. */
export const someLanguageSounds = (): LanguageSound[] => [
  ...sounds(true, 'i:see ɪ:sit e:day ɛ:bed æ:cat ɑ:father ɔ:hall oʊ:go ʊ:book ʌ:cup ə:about'),
  ...sounds(false, 'p:pen b:bed t:ten d:dog k:cat g:go f:fish v:van s:sun z:zoo h:hat'),
  ...sounds(false, 'm:man n:net ŋ:sing l:leg ɹ:red w:wet j:yes ʃ:she ʒ:measure θ:thin ð:this'),
]

export const aWakeWordVersionSummary = (
  changes: Partial<WakeWordVersionSummary> = {},
): WakeWordVersionSummary => ({
  id: 57,
  revision: 3,
  author: aPerson(),
  label: null,
  restored_from: null,
  created_at: earlier,
  positive: 1,
  negative: 2,
  ...changes,
})

export const aWakeWordVersion = (changes: Partial<WakeWordVersion> = {}): WakeWordVersion => ({
  ...aWakeWordVersionSummary(),
  language: 'eng-US',
  positive_words: [{ text: 'Hello Halden' }],
  negative_words: [{ text: 'Hello Helen' }, { text: 'Hollow garden' }],
  threshold: 5000,
  ...changes,
})
