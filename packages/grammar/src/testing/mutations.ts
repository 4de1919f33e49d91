const fragments = [
  ';',
  ':',
  '|',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '"',
  '{@ = "',
  ';}',
  '{',
  '}',
  '/*',
  '*/',
  '//',
  '!',
  '!repeat(',
  '!tag(',
  '!start',
  '<main>',
  '<...>',
  ',',
  '*',
  '\n',
  ' ',
  '%',
  '#BNF+EM V2.1;',
  'é',
  '\u200d',
  '💡',
  '\\',
  '999999999999999999999',
]

/** Numbers in [0, 1) that are the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 0x100000000
  }
}

/** A text with one to eight pieces removed, doubled, replaced or added. */
export function mutated(text: string, random: () => number): string {
  let result = text
  for (let count = 1 + Math.floor(random() * 8); count > 0; count--) {
    const at = Math.floor(random() * (result.length + 1))
    const length = Math.floor(random() * 12)
    const fragment = fragments[Math.floor(random() * fragments.length)] ?? ''
    const inserted = [fragment, '', result.slice(at, at + length).repeat(2), fragment.repeat(3)][
      Math.floor(random() * 4)
    ]
    result = result.slice(0, at) + inserted + result.slice(at + (random() < 0.5 ? length : 0))
  }
  return result
}
