import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  analyze,
  applyEdits,
  format,
  highlight,
  match,
  print,
  quickFixes,
  toJsgf,
  vocabularyOf,
} from './index.js'
import { everySource } from './testing/cases.js'
import { compiled, grammarOf } from './testing/compiled.js'
import { mutated, randomNumbers } from './testing/mutations.js'
import { picking } from './testing/picking.js'
import { randomGrammar } from './testing/randomGrammar.js'

const sources = [...everySource, picking]

it('prints any text exactly as it was parsed', () => {
  const punctuated = fc.string({ unit: fc.constantFrom(...'<>()[]{}|;:!"/*@=#,.% \n\ta1é’'), maxLength: 200 })
  fc.assert(
    fc.property(fc.oneof(punctuated, fc.string({ unit: 'grapheme' })), (text) => {
      expect(print(analyze(text).grammar)).toBe(text)
    }),
    { numRuns: 1500, seed: 13 },
  )
})

const damaged = Number(process.env.SAYWRIGHT_TEXTS ?? 10_000)

it(
  `reads ${damaged} damaged grammars without throwing, losing a character or giving a place outside`,
  () => {
    const random = randomNumbers(20261122)
    for (let count = 0; count < damaged; count++) {
      const text = mutated(sources[count % sources.length] ?? '', random)
      expect(print(analyze(text).grammar)).toBe(text)
      const lines = text.split('\n')
      for (const { range } of analyze(text).problems) {
        expect(range.end.offset).toBeGreaterThanOrEqual(range.start.offset)
        expect(range.end.offset).toBeLessThanOrEqual(text.length)
        const before = lines.slice(0, range.start.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
        expect(before + range.start.column - 1).toBe(range.start.offset)
      }
    }
  },
  60_000 + damaged * 10,
)

it('compiles, matches, repairs and colours damaged grammars without throwing', () => {
  const random = randomNumbers(7)
  for (let count = 0; count < 1500; count++) {
    const text = mutated(sources[count % sources.length] ?? '', random)
    const analysis = analyze(text)
    match(analysis.compiled, 'please pick two off aisle seven', { slots: { aisle: ['seven'] } })
    highlight(analysis.grammar)
    for (const problem of analysis.problems) {
      for (const fix of quickFixes(analysis, problem)) {
        for (const edit of fix.edits) expect(edit.end).toBeGreaterThanOrEqual(edit.start)
        expect(applyEdits(text, fix.edits), `${problem.code} ${fix.kind}`).not.toBe(text)
      }
    }
  }
})

it.each([
  ['groups', grammarOf(`${'('.repeat(20_000)}yes${')'.repeat(20_000)}`)],
  ['options never closed', grammarOf('['.repeat(20_000))],
  ['directives', grammarOf(`${'!repeat('.repeat(5000)}yes${', 1, 2)'.repeat(5000)}`)],
])('reports %s nested too deeply instead of overflowing', (_, source) => {
  expect(analyze(source).problems.map(({ code }) => code)).toContain('nesting-too-deep')
  expect(match(compiled(source), 'yes').matched).toBe(false)
})

it.each([
  ['160,000 words in a row', 'go '.repeat(160_000), []],
  ['240,000 alternatives', `a${'|b'.repeat(240_000)}`, ['duplicate-alternative']],
  ['48,000 return values', `a ${'{@ = "";}'.repeat(48_000)}`, ['nesting-too-deep']],
  ['30,000 references', '<b> '.repeat(30_000), ['undefined-rule']],
])(
  'reads, exports, lays out and matches %s without overflowing',
  (_, body, codes) => {
    const analysis = analyze(grammarOf(body))
    expect([...new Set(analysis.problems.map(({ code }) => code))]).toEqual(codes)
    expect(toJsgf(analysis.compiled)).toContain('<start>')
    expect(vocabularyOf(analysis.compiled).length).toBeLessThan(3)
    expect(format(analysis).length).toBeGreaterThan(0)
    expect(match(analysis.compiled, 'neither', { nearest: false }).matched).toBe(false)
  },
  60_000,
)

it('follows a chain of 20,000 rules without overflowing', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => `<r${index}>: <r${index + 1}>;`).join('\n')
  const source = grammarOf('<r0>', `${chain}\n<r20000>: yes;\n`)
  expect(analyze(source).problems).toEqual([])
  expect(match(compiled(source), 'yes').matched).toBe(false)
})

/** Of this thread on a processor: another process may hold it up meanwhile. */
function processorTimeToAnalyze(lines: number): number {
  const body = Array.from(
    { length: lines },
    (_, index) => `<r${index}>: (open | close) [the] door ${index} "of the house" {@ = "${index}";};`,
  )
  const source = grammarOf(body.map((_, index) => `<r${index}>`).join(' | '), body.join('\n'))
  const durations = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage()
    expect(analyze(source).problems).toEqual([])
    return process.threadCpuUsage(start).user
  })
  return Math.min(...durations)
}

// About 20 ms for 2,000 lines on a quiet machine. Were it quadratic, 16 times the lines would take 256 times as long.
it('analyzes in a time that grows with the length', () => {
  const short = processorTimeToAnalyze(1000)
  expect(processorTimeToAnalyze(16_000)).toBeLessThan(short * 80)
})

it('formats in a way that is stable and keeps every token and comment', () => {
  const tokensOf = (text: string) => analyze(text).grammar.tokens.map((token) => token.text)
  const commentsOf = (text: string) => {
    const comments = highlight(analyze(text).grammar).filter(({ kind }) => kind === 'comment')
    return comments.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
  }
  const random = randomNumbers(3)
  const damaged = Array.from({ length: 3000 }, (_, index) =>
    mutated(sources[index % sources.length] ?? '', random),
  )
  const readable = damaged.filter((text) =>
    analyze(text).syntaxProblems.every(({ severity }) => severity === 'warning'),
  )
  expect(readable.length).toBeGreaterThan(80)
  for (const text of [...readable, ...fc.sample(randomGrammar, { numRuns: 300, seed: 1 })]) {
    const once = format(analyze(text))
    expect(format(analyze(once))).toBe(once)
    expect(tokensOf(once)).toEqual(tokensOf(text))
    expect(commentsOf(once)).toEqual(commentsOf(text))
  }
})
