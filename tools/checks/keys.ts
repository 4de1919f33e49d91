// Keys are read by the helpers of the components, which know input methods and keyboards of other alphabets.
import { isProductCode, sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

/** A text that is being composed, and a script of pages without React. */
const others = new Set([
  'packages/forms/src/fields/CodeField/useCodeInput.ts',
  'apps/documentation/src/client/search.ts',
])

export const keys: Check = {
  name: 'keys',
  find() {
    const sources = sourcesIn(['packages', 'apps'], isProductCode).filter(
      ({ file }) => !file.startsWith('packages/ui/src/keyboard/') && !others.has(file),
    )
    return {
      subject: `keys in ${sources.length} files`,
      faults: sources.flatMap(({ file, text }) => keyFaults(text).map((fault) => `${file}:${fault}`)),
    }
  },
}

const ownEnter = /\bkey\)? ?[!=]==? ?'Enter'|'Enter' ?[!=]==? ?\w*\.?key\b|case 'Enter':/
const ownComposing = /\.isComposing\b/
const ownShortcut = /\.key\.toLowerCase\(\)|\bkey ?[!=]== ?'[a-z]'/

/**
 * Keys that the text of a file reads by itself, where a helper knows input methods and other alphabets.
 *
 * @returns line and fault of each.
 */
export function keyFaults(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(ownEnter.test(line)
        ? [`${index + 1} reads Enter, which an input method may own: use isEnter`]
        : []),
      ...(ownComposing.test(line)
        ? [`${index + 1} reads isComposing, which Safari ends early: use isComposing()`]
        : []),
      ...(ownShortcut.test(line)
        ? [
            `${index + 1} reads a letter, which a layout without Latin letters lacks: use isShortcut or letterOf`,
          ]
        : []),
    ])
}
