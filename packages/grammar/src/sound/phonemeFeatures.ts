/** A consonant by the features of Kondrak's ALINE; all numbers in [0, 1]. */
export interface Consonant {
  readonly kind: 'consonant'
  /** From the lips (1) to the glottis (0.1). */
  readonly place: number
  /** From a closure (1) to an approximant (0.6). */
  readonly manner: number
  readonly isVoiced: boolean
  readonly isNasal: boolean
  readonly isLateral: boolean
  readonly isRetroflex: boolean
  readonly isRound: boolean
}

/** A vowel by its place in the chart of the IPA; all numbers in [0, 1]. */
export interface Vowel {
  readonly kind: 'vowel'
  /** Place where it begins, and where a diphthong ends. */
  readonly from: VowelPlace
  readonly to: VowelPlace
  readonly isNasal: boolean
  readonly isRhotic: boolean
  readonly isLong: boolean
}

export interface VowelPlace {
  /** From open (0) to close (1). */
  readonly height: number
  /** From front (0) to back (1). */
  readonly backness: number
  readonly isRound: boolean
}

export type PhonemeFeatures = Consonant | Vowel

const places = {
  bilabial: 1,
  labiodental: 0.95,
  dental: 0.9,
  alveolar: 0.85,
  retroflex: 0.8,
  palatoAlveolar: 0.75,
  alveoloPalatal: 0.73,
  palatal: 0.7,
  velar: 0.6,
  uvular: 0.5,
  pharyngeal: 0.3,
  glottal: 0.1,
} as const
const manners = { stop: 1, affricate: 0.9, fricative: 0.8, approximant: 0.6, trill: 0.55, tap: 0.5 } as const

// Voiceless and voiced in pairs, `-` for a missing one.
const pairs: readonly (readonly [keyof typeof places, keyof typeof manners, string])[] = [
  ['bilabial', 'stop', 'p b'],
  ['alveolar', 'stop', 't d'],
  ['palatal', 'stop', 'c ɟ'],
  ['velar', 'stop', 'k ɡ'],
  ['velar', 'stop', '- g'],
  ['uvular', 'stop', 'q ɢ'],
  ['glottal', 'stop', 'ʔ -'],
  ['palatoAlveolar', 'affricate', 'tʃ dʒ'],
  ['bilabial', 'fricative', 'ɸ β'],
  ['labiodental', 'fricative', 'f v'],
  ['dental', 'fricative', 'θ ð'],
  ['alveolar', 'fricative', 's z'],
  ['palatoAlveolar', 'fricative', 'ʃ ʒ'],
  ['alveoloPalatal', 'fricative', 'ɕ ʑ'],
  ['palatal', 'fricative', 'ç ʝ'],
  ['velar', 'fricative', 'x ɣ'],
  ['uvular', 'fricative', 'χ ʁ'],
  ['pharyngeal', 'fricative', 'ħ ʕ'],
  ['glottal', 'fricative', 'h ɦ'],
  ['labiodental', 'approximant', '- ʋ'],
  ['palatal', 'approximant', '- j'],
  ['alveolar', 'trill', '- r'],
  ['uvular', 'trill', '- ʀ'],
  ['alveolar', 'tap', '- ɾ'],
]

const plain = (
  place: keyof typeof places,
  manner: keyof typeof manners,
  more: Partial<Consonant> = {},
): Consonant => ({
  kind: 'consonant',
  place: places[place],
  manner: manners[manner],
  isVoiced: true,
  isNasal: false,
  isLateral: false,
  isRetroflex: false,
  isRound: false,
  ...more,
})

export const consonants: ReadonlyMap<string, Consonant> = new Map([
  ...pairs.flatMap(([place, manner, symbols]) =>
    symbols
      .split(' ')
      .flatMap((symbol, at) =>
        symbol === '-' ? [] : [[symbol, plain(place, manner, { isVoiced: at === 1 })] as const],
      ),
  ),
  ['m', plain('bilabial', 'stop', { isNasal: true })],
  ['n', plain('alveolar', 'stop', { isNasal: true })],
  ['ɲ', plain('palatal', 'stop', { isNasal: true })],
  ['ŋ', plain('velar', 'stop', { isNasal: true })],
  ['l', plain('alveolar', 'approximant', { isLateral: true })],
  ['ɫ', plain('alveolar', 'approximant', { isLateral: true })],
  ['ʎ', plain('palatal', 'approximant', { isLateral: true })],
  ['ɬ', plain('alveolar', 'fricative', { isLateral: true, isVoiced: false })],
  ['ɹ', plain('alveolar', 'approximant', { isRetroflex: true })],
  ['ʂ', plain('retroflex', 'fricative', { isRetroflex: true, isVoiced: false })],
  ['ʐ', plain('retroflex', 'fricative', { isRetroflex: true })],
  ['w', plain('bilabial', 'approximant', { isRound: true })],
  ['ʍ', plain('bilabial', 'approximant', { isRound: true, isVoiced: false })],
  ['ɥ', plain('palatal', 'approximant', { isRound: true })],
])

/** Rows of the chart of the IPA, from close to open: the place of each vowel from front to back. */
const chart: readonly (readonly [height: number, row: Readonly<Record<string, number>>])[] = [
  [1, { i: 0, y: 0, ɨ: 0.5, ʉ: 0.5, ɯ: 1, u: 1 }],
  [5 / 6, { ɪ: 0.2, ʏ: 0.2, ᵻ: 0.5, ʊ: 0.8 }],
  [4 / 6, { e: 0, ø: 0, ɘ: 0.5, ɵ: 0.5, ɤ: 1, o: 1 }],
  [3 / 6, { ə: 0.5, ɚ: 0.5 }],
  [2 / 6, { ɛ: 0, œ: 0, ɜ: 0.5, ɝ: 0.5, ɞ: 0.5, ʌ: 1, ɔ: 1 }],
  [1 / 6, { æ: 0, ɐ: 0.5 }],
  [0, { a: 0, ɶ: 0, ɑ: 1, ɒ: 1 }],
]
const round = new Set('yʉuʏʊøɵoœɞɔɶɒ')

export const vowels: ReadonlyMap<string, VowelPlace> = new Map(
  chart.flatMap(([height, row]) =>
    Object.entries(row).map(([symbol, backness]) => [
      symbol,
      { height, backness, isRound: round.has(symbol) },
    ]),
  ),
)

/** R-coloured vowels. */
export const rhotic: ReadonlySet<string> = new Set('ɚɝ')
