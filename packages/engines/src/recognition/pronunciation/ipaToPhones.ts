import { nearestIn } from './nearestIn.js'
import { borrowedPhones, extraPhones } from './phoneTables.js'

/** Turns IPA into phones of a model separated by spaces; `undefined` when a sound has no phone, or there is none. */
export type IpaToPhones = (ipa: string) => string | undefined

/**
 * Builds the map from IPA to the phones of a model.
 *
 * @param model name of the model, such as `en-us`.
 * @param phoneset the model's own `phoneset.json`: its phones with their IPA, `-` for noises.
 * @param isBorrowed Whether a sound that the model does not know is said as its nearest one.
 */
export function createIpaToPhones(
  model: string,
  phoneset: Readonly<Record<string, string>>,
  { isBorrowed = false } = {},
): IpaToPhones {
  const table = new Map<string, string>()
  for (const [phone, ipa] of Object.entries(phoneset)) if (ipa !== '-') table.set(normal(ipa), phone)
  for (const [ipa, phones] of Object.entries(extraPhones[model] ?? {})) table.set(normal(ipa), phones)
  if (isBorrowed)
    for (const [ipa, phones] of Object.entries(borrowedPhones[model] ?? {})) table.set(normal(ipa), phones)
  const longest = Math.max(...[...table.keys()].map((ipa) => ipa.length))
  const nearest = isBorrowed ? nearestIn(table) : () => undefined
  return (ipa) => {
    const phones: string[] = []
    for (const sound of soundsOf(ipa)) {
      const found = phonesOf(sound, { table, longest, nearest })
      if (found === undefined) return undefined
      if (found) phones.push(found)
    }
    return phones.length > 0 ? phones.join(' ') : undefined
  }
}

/** Sounds between espeak's separators, without stress, pauses and marks of a change of language such as `(en)`. */
function soundsOf(ipa: string): string[] {
  return normal(ipa)
    .replace(/\([^()]*\)/g, '_')
    .replace(/\u0361|[ˈˌ'".,‿|?#*!;:-]/gu, '')
    .split(/[_\s]+/)
    .filter(Boolean)
}

interface Sounds {
  readonly table: ReadonlyMap<string, string>
  /** Letters of the longest sound. */
  readonly longest: number
  readonly nearest: (letter: string) => string | undefined
}

/** Greedy: the longest sound first; a length, a tone or a diacritic that no phone knows is dropped. */
function phonesOf(sound: string, { table, longest, nearest }: Sounds): string | undefined {
  const phones: string[] = []
  for (let at = 0; at < sound.length; ) {
    const length = knownLength(sound, at, table, longest)
    const rest = sound.slice(at)
    const known = length > 0 ? table.get(rest.slice(0, length)) : nearest(rest[0] ?? '')
    if (known !== undefined) phones.push(known)
    else if (at === 0 || !/^[\p{M}\p{Lm}\p{Sk}\d]/u.test(rest)) return undefined
    at += Math.max(1, length)
  }
  return phones.filter(Boolean).join(' ')
}

function knownLength(sound: string, at: number, table: ReadonlyMap<string, string>, longest: number): number {
  for (let length = Math.min(longest, sound.length - at); length > 0; length--) {
    if (table.has(sound.slice(at, at + length))) return length
  }
  return 0
}

const normal = (ipa: string) => ipa.normalize('NFD').replaceAll('g', 'ɡ')
