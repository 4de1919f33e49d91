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
