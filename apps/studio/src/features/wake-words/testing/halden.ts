import type { WakeWordModel } from '@saywright/api/contract'
import { anAudioAsset, aWakeRating, aWakeWordModel } from '@saywright/api/testing'
import type { RatingAnswer } from '../model/rating/WakeRating.js'
import type { FilesRun } from '../model/spotting/FilesRun.js'
import { emptyTrail, type ScoreTrail } from '../model/spotting/ScoreTrail.js'
import type { SpottedRecording } from '../model/spotting/wakeFacts.js'

/** Two phrases that wake a warehouse device, and four that must not. */
export const haldenModel: WakeWordModel = aWakeWordModel({
  positive_words: [
    { text: 'hello halden', phonemes: '[h ə] [l oʊ] [h ɔ l] [d ə n]' },
    { text: 'dis halden', pronas: 'diss hall den' },
  ],
  negative_words: [
    { text: 'hello holder' },
    { text: 'yellow garden' },
    { text: 'hello' },
    { text: 'hey halden' },
  ],
})

const rated = aWakeRating()

export const haldenRating: RatingAnswer = {
  ...rated,
  words: [
    ...rated.words.map((word) => ({ ...word, text: 'hello halden' })),
    {
      text: 'dis halden',
      score: 64,
      phonemes: '[ˈdɪs][ˈhɔl][dən]',
      syllables: 3,
      reasons: [
        { kind: 'length', is_good: true, points: 0, count: 3 },
        { kind: 'sounds', is_good: false, points: 16, count: 1 },
        { kind: 'near_wake_word', is_good: false, points: 20, other: 'hello halden', distance: 3.5 },
      ],
    },
  ],
  clashes: [{ of: 'hello halden', text: 'hey halden', model_id: 11, model_name: 'picking-en', line: 25 }],
  anti: [
    { text: 'hello holder', reason: 'near_word' },
    { text: 'yellow garden', reason: 'near_word' },
    { text: 'hello', reason: 'part' },
    { text: 'hey halden', reason: 'command', model_name: 'picking-en' },
  ],
  proposals: [
    { text: 'hello Helen', reason: 'near_word', of: 'hello halden', distance: 2 },
    { text: 'yellow', reason: 'near_word', of: 'hello halden', distance: 3 },
    { text: 'hold on', reason: 'near_word', of: 'hello halden', distance: 3 },
  ],
}

/** A bump of scores, as a word that is heard leaves one. */
const bump = (at: number, height: number, width = 5) => ({ at, height, width }) as const

const bumps = [
  bump(37, 2600),
  bump(68, 8700, 6),
  bump(107, 3000),
  bump(121, 2000),
  bump(151, 5500, 6),
  bump(178, 1800),
  bump(212, 4200, 6),
  bump(252, 8000, 6),
  bump(280, 2200),
]

/** 30 seconds: the wake word twice, another one by mistake, and an anti wake word. */
export const haldenTrail: ScoreTrail = {
  ...emptyTrail,
  sounds: [
    {
      name: undefined,
      scores: Array.from({ length: 300 }, (_, step) =>
        Math.round(
          bumps.reduce(
            (score, { at, height, width }) =>
              score + (height - 900) * Math.exp(-(((step - at) / width) ** 2)),
            900 + 150 * Math.sin(step * 1.7) + 100 * Math.sin(step * 0.61),
          ),
        ),
      ),
      detected: [
        { word: 'hello halden', role: 'wake', seconds: 6.8, score: 8740 },
        { word: 'hello halden', role: 'wake', seconds: 15.1, score: 5520 },
        { word: 'hey halden', role: 'anti', seconds: 21.2, score: 4260 },
        { word: 'hello halden', role: 'wake', seconds: 25.2, score: 8080 },
      ],
      isOther: false,
    },
  ],
}

const said = (score: number): SpottedRecording => ({
  ...{ id: 1, name: 'said.wav', milliseconds: 2000, holdsWord: true, scores: [score] },
})
const other = (...scores: number[]): SpottedRecording => ({
  ...{ id: 2, name: 'other.wav', milliseconds: 252_000, holdsWord: false, scores },
})

/** 20 recordings of the wake word, of which two score too little, and 42 minutes of other speech. */
export const haldenRecordings: readonly SpottedRecording[] = [
  ...Array.from({ length: 17 }, (_, index) => said(5800 + index * 150)),
  said(5300),
  said(4100),
  said(2400),
  other(5520),
  ...Array.from({ length: 9 }, () => other()),
]

/** The search after all recordings. */
export const haldenSearch: FilesRun = {
  ...{ status: 'done', total: 12, done: 12, unread: [] },
  recordings: haldenRecordings,
  trail: {
    ...emptyTrail,
    sounds: haldenTrail.sounds.flatMap((sound) => [
      { ...sound, name: 'aisle-seven.wav' },
      { ...sound, name: 'dock-talk.wav', isOther: true },
    ]),
  },
}

export const haldenFiles = Array.from({ length: 12 }, (_, index) =>
  anAudioAsset({ id: index + 1, name: `take ${index + 1}.wav`, transcription: 'hello halden' }),
)
