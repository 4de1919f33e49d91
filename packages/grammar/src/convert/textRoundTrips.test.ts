import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  analyze,
  decodeText,
  encodeText,
  exportGrammar,
  type ForeignFormat,
  format,
  generate,
  importGrammar,
  lineEndOf,
  match,
  withLineEnd,
} from '../index.js'
import { randomGrammar } from '../testing/randomGrammar.js'
import { commentsOf } from './commentsOf.js'

const formats: readonly ForeignFormat[] = ['jsgf', 'srgs-abnf', 'srgs-xml']
const rounds = Number(process.env.SAYWRIGHT_GRAMMARS ?? 1000)

const comment = fc.oneof(
  fc.constantFrom('// of this', '//* starred', '// tail --', '// été ; | )', '// <b> & "c"'),
  fc.constantFrom('/* in one line */', '/* of\n * two lines */', '/** @example go */'),
)
/** Grammars with comments at the ends of lines and on lines of their own, in any line end and encoding of BNF+EM. */
const withComments = fc
  .tuple(
    randomGrammar,
    fc.array(fc.tuple(comment, fc.boolean()), { minLength: 5, maxLength: 5 }),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.constantFrom(
      { encoding: 'utf-8', hasByteOrderMark: false },
      { encoding: 'utf-8', hasByteOrderMark: true },
      { encoding: 'utf-16le', hasByteOrderMark: true },
      { encoding: 'utf-16be', hasByteOrderMark: true },
    ),
  )
  .map(([source, comments, lineEnd, like]) => {
    const [header = '', ...lines] = source.trimEnd().split('\n')
    const commented = lines.map((line, at) => {
      const [text, isBehind] = comments[at % comments.length] ?? ['', false]
      return isBehind && !line.includes('//') ? `${line} ${text}` : `${text}\n${line}`
    })
    return { text: withLineEnd(`${[header, ...commented].join('\n')}\n// end\n`, lineEnd), lineEnd, like }
  })

const sample = (runs: number) => fc.sample(withComments, { numRuns: runs, seed: 20261129 })

/** All lines of comments, in order of what they belong to. */
function commentsIn(source: string): string[] {
  const { head, rules, end } = commentsOf(analyze(source).grammar.tokens)
  return [...head, ...[...rules.values()].flat(), ...end]
}

function meaningsIn(source: string, sentences: readonly string[]): unknown[] {
  const { compiled } = analyze(source)
  return sentences.map((said) => {
    const result = match(compiled, said, { nearest: false })
    return result.matched && result.meaning
  })
}

const sentencesOf = (source: string) => generate(analyze(source).compiled, { limit: 20, seed: 1 })

it('keeps sentences, meaning, comments, line ends and encodings when a text is formatted', () => {
  for (const { text, lineEnd, like } of sample(rounds)) {
    const decoded = decodeText(encodeText(text, like))
    expect(decoded).toEqual({ text, ...like })
    const tidy = format(analyze(decoded.text))
    expect(lineEndOf(tidy)).toBe(lineEnd)
    expect(decodeText(encodeText(tidy, decoded)).text).toBe(tidy)
    expect(format(analyze(tidy))).toBe(tidy)
    expect(commentsIn(tidy)).toEqual(commentsIn(text))
    const sentences = sentencesOf(text)
    expect(sentencesOf(tidy)).toEqual(sentences)
    expect(meaningsIn(tidy, sentences)).toEqual(meaningsIn(text, sentences))
  }
})

it.each(formats)('keeps sentences and comments on the way through %s and back, with any line end', (to) => {
  for (const { text, lineEnd } of sample(rounds)) {
    const there = withLineEnd(exportGrammar(analyze(text), { format: to, language: 'en-US' }).text, lineEnd)
    const back = importGrammar(there, to)
    expect(back.problems, there).toEqual([])
    expect(commentsIn(back.text), there).toEqual(commentsIn(text))
    const [before, after] = [analyze(text).compiled, analyze(back.text).compiled]
    for (const said of generate(before, { limit: 20, seed: 1 }))
      expect(match(after, said, { nearest: false }).matched, `${said}\n${there}`).toBe(true)
    for (const said of generate(after, { limit: 20, seed: 1 }))
      expect(match(before, said, { nearest: false }).matched, `${said}\n${there}`).toBe(true)
  }
})
