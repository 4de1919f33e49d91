import { lineComment, type SrgsForm } from './srgsForms.js'

/** Maximum number of rounds of a repeat that are written out; a longer one becomes unbounded. */
export const maxRounds = 32

const plainToken = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*$/u

/** How JSGF writes the parts of a grammar. @see JSpeech Grammar Format, W3C Note of 5 June 2000. */
export const jsgfForm: SrgsForm = {
  isPlain: true,
  words: (words) => words.map((word) => (plainToken.test(word) ? word : quoted(word))).join(' '),
  reference: (name) => `<${name}>`,
  special: (name) => `<${name}>`,
  choice: (items) => `(${items.join(' | ')})`,
  repeat: (item, minimum, maximum) => {
    const needed = Array.from({ length: Math.min(minimum, maxRounds) }, () => `(${item})`)
    if (maximum > maxRounds) {
      if (minimum === 1) return `(${item})+`
      return [...needed, `(${item})*`].join(' ')
    }
    let rest = ''
    for (let round = minimum; round < maximum; round++) rest = rest === '' ? `[${item}]` : `[${item} ${rest}]`
    return [...needed, rest].join(' ').trim() || '<NULL>'
  },
  tagged: (item, tag) => `(${item}) {${tag.replace(/[\\}]/g, '\\$&')}}`,
  grammar: ({ name, language, publicRules, comments, endComments }, rules) =>
    [
      `#JSGF V1.0 UTF-8 ${language};\n`,
      ...comments.map(lineComment),
      `grammar ${name};\n`,
      ...rules.flatMap(({ name: rule, text, comments: own }) => [
        ...own.map(lineComment),
        `${publicRules.has(rule) ? 'public ' : ''}<${rule}> = ${text};`,
      ]),
      ...endComments.map(lineComment),
      '',
    ].join('\n'),
}

function quoted(word: string): string {
  return `"${word.replace(/[\\"]/g, '\\$&')}"`
}
