import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fileKey, freeFileName } from './fileNameOf.js'
import { markedLine, mergeText } from './mergeText.js'
import { inStyle, plainText, styleOf } from './textStyle.js'
import { unifiedDiff } from './unifiedDiff.js'

const line = fc.constantFrom('<main>: on;', '// été', '', '  | off', '\t!slot <room>;')
const lines = fc.array(line, { maxLength: 12 })

describe('a style', () => {
  it('is preserved in 1,000 texts with all line ends, with and without a mark', () => {
    const end = fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const)
    fc.assert(
      fc.property(lines, end, fc.boolean(), (content, lineEnd, hasMark) => {
        const text = `${hasMark ? '\uFEFF' : ''}${[...content, ''].join(lineEnd)}`
        expect(inStyle(plainText(text), styleOf(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a merge', () => {
  it('is what one changed where the other changed nothing, for 1,000 texts', () => {
    fc.assert(
      fc.property(lines, lines, (base, changed) => {
        const [from, to] = [base.join('\n'), changed.join('\n')]
        expect(mergeText(from, to, from)).toEqual({ text: to, conflicts: 0 })
        expect(mergeText(from, from, to)).toEqual({ text: to, conflicts: 0 })
        expect(mergeText(from, to, to)).toEqual({ text: to, conflicts: 0 })
      }),
      { numRuns: 1000 },
    )
  })

  it('loses no line of either side where both changed', () => {
    fc.assert(
      fc.property(lines, lines, lines, (base, mine, theirs) => {
        const { text, conflicts } = mergeText(base.join('\n'), mine.join('\n'), theirs.join('\n'))
        const merged = text.split('\n')
        for (const own of mine) if (!base.includes(own) && own !== '') expect(merged).toContain(own)
        for (const other of theirs) if (!base.includes(other) && other !== '') expect(merged).toContain(other)
        expect(markedLine(text) !== undefined).toBe(conflicts > 0)
      }),
      { numRuns: 1000 },
    )
  })

  it('shows both sides where neither is known to be older', () => {
    expect(mergeText(undefined, 'same\na\nend', 'same\nb\nend')).toEqual({
      text: 'same\n<<<<<<< here\na\n=======\nb\n>>>>>>> server\nend',
      conflicts: 1,
    })
  })

  it('takes 10,000 lines of which both changed some', () => {
    const base = Array.from({ length: 10_000 }, (_, index) => `<rule${index}>: word${index};`)
    const mine = base.with(10, 'mine').join('\n')
    const theirs = base.with(9990, 'theirs').join('\n')
    expect(mergeText(base.join('\n'), mine, theirs)).toMatchObject({ conflicts: 0 })
  })
})

test.each([
  ['a\nb\nc', 'a\nB\nc', ['--- server', '+++ here', '@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' c']],
  ['a', 'a', []],
])('%j to %j', (before, after, expected) => {
  expect(unifiedDiff({ name: 'server', text: before }, { name: 'here', text: after })).toEqual(expected)
})

test.each([
  ['Lamps', 'Lamps'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..', '_'],
  ['.hidden', '_hidden'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['lamps. ', 'lamps'],
  ['a:b|c', 'a_b_c'],
  ['éclairage du salon', 'éclairage du salon'],
  ['电灯', '电灯'],
])('a model named %s has the file %s', (name, expected) => {
  expect(freeFileName(name, new Set())).toBe(expected)
  expect(freeFileName(name, new Set([fileKey(expected)]))).toBe(`${expected} 2`)
})
