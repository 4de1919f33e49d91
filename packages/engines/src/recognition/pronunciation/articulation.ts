/** Place and manner of articulation of a sound, for finding the nearest sound of another language. */
export type Articulation =
  | {
      readonly kind: 'consonant'
      /** From the lips (0) to the glottis (10). */
      readonly place: number
      readonly manner: Manner
      readonly isVoiced: boolean
    }
  | {
      readonly kind: 'vowel'
      /** From close (0) to open (6). */
      readonly height: number
      /** From front (0) to back (4). */
      readonly backness: number
      readonly isRounded: boolean
    }

type Manner = (typeof manners)[number]
const manners = [
  'plosive',
  'nasal',
  'trill',
  'tap',
  'fricative',
  'lateral fricative',
  'approximant',
  'lateral',
] as const

/**
 * The pulmonic consonants of the chart of the International Phonetic Association: a line a manner, a column a place from
 * bilabial to glottal, voiceless and voiced; `.` where there is none.
 */
const consonantChart: Readonly<Record<Manner, string>> = {
  plosive: 'pb .. .. td .. ʈɖ cɟ kɡ qɢ .. ʔ.',
  nasal: '.m .ɱ .. .n .. .ɳ .ɲ .ŋ .ɴ .. ..',
  trill: '.ʙ .. .. .r .. .. .. .. .ʀ .. ..',
  tap: '.. .ⱱ .. .ɾ .. .ɽ .. .. .. .. ..',
  fricative: 'ɸβ fv θð sz ʃʒ ʂʐ çʝ xɣ χʁ ħʕ hɦ',
  'lateral fricative': '.. .. .. ɬɮ .. .. .. .. .. .. ..',
  approximant: '.w .ʋ .. .ɹ .. .ɻ .j .ɰ .. .. ..',
  lateral: '.. .. .. .l .. .ɭ .ʎ .ʟ .. .. ..',
}

/** The vowels of the chart: a line a height, a column from front to back, unrounded and rounded. */
const vowelChart = [
  'iy .. ɨʉ .. ɯu',
  '.. ɪʏ .. .ʊ ..',
  'eø .. ɘɵ .. ɤo',
  '.. .. ə. .. ..',
  'ɛœ .. ɜɞ .. ʌɔ',
  '.. æ. ɐ. .. ..',
  'aɶ .. .. .. ɑɒ',
] as const

/** Sounds outside of the charts, as the nearest of the charts. */
const others: Readonly<Record<string, string>> = {
  ...{ ɓ: 'b', ɗ: 'd', ʄ: 'ɟ', ɠ: 'ɡ', ɕ: 'ʃ', ʑ: 'ʒ', ɧ: 'ʃ', ʍ: 'w', ɥ: 'j', ɫ: 'l', ɺ: 'ɾ' },
  ...{ ɚ: 'ɜ', ɝ: 'ɜ', ᵻ: 'ɪ', ε: 'ɛ' },
}

const consonants = Object.entries(consonantChart).flatMap(([manner, line]) =>
  line
    .split(' ')
    .flatMap((pair, place) =>
      [...pair].map((sound, voicing): [string, Articulation] => [
        sound,
        { kind: 'consonant', place, manner: manner as Manner, isVoiced: voicing === 1 },
      ]),
    ),
)
const vowels = vowelChart.flatMap((line, height) =>
  line
    .split(' ')
    .flatMap((pair, backness) =>
      [...pair].map((sound, rounding): [string, Articulation] => [
        sound,
        { kind: 'vowel', height, backness, isRounded: rounding === 1 },
      ]),
    ),
)
const charted = new Map([...consonants, ...vowels].filter(([sound]) => sound !== '.'))

/** How a sound is made; `undefined` for anything that is not a letter of the International Phonetic Alphabet. */
export const articulationOf = (sound: string): Articulation | undefined => charted.get(others[sound] ?? sound)

/** Manners that are confused with each other, nearest first; others are far. */
const likeness: Readonly<Record<string, number>> = {
  'trill tap': 1,
  'approximant trill': 2,
  'approximant tap': 2,
  'fricative trill': 3,
  'lateral tap': 2,
  'approximant lateral': 2,
  'fricative lateral fricative': 1,
  'lateral lateral fricative': 2,
  'approximant fricative': 3,
  'fricative plosive': 4,
}
const farManner = 8

/** How unlike two sounds are: 0 for the same, `undefined` between a vowel and a consonant. */
export function distanceBetween(one: Articulation, other: Articulation): number | undefined {
  if (one.kind === 'vowel' && other.kind === 'vowel')
    return (
      Math.abs(one.height - other.height) +
      Math.abs(one.backness - other.backness) * 0.75 +
      (one.isRounded === other.isRounded ? 0 : 1.5)
    )
  if (one.kind === 'consonant' && other.kind === 'consonant')
    return (
      Math.abs(one.place - other.place) +
      (one.isVoiced === other.isVoiced ? 0 : 2) +
      (one.manner === other.manner
        ? 0
        : (likeness[`${one.manner} ${other.manner}`] ??
          likeness[`${other.manner} ${one.manner}`] ??
          farManner))
    )
  return undefined
}
