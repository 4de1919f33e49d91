import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedParts } from './changedParts.js'
import { differenceOf } from './differenceOf.js'
import { type DiffLine, diffRows, sideRows } from './diffRows.js'
import { lineColours, linePieces } from './lineColours.js'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`)
const shown = ({ kind, before, after, text }: DiffLine) => [kind, before, after, text]

describe('a difference', () => {
  it('of equal texts has nothing changed', () => {
    expect(differenceOf('a\nb', 'a\nb')).toMatchObject({ addedCount: 0, removedCount: 0 })
    expect(diffRows(differenceOf('', ''))).toHaveLength(1)
  })
  it('shows three lines around a change and hides the others', () => {
    const before = lines(20)
    const rows = diffRows(differenceOf(before.join('\n'), before.with(9, 'other').join('\n')))
    expect(rows.map((row) => (row.kind === 'hidden' ? row.lines.length : row.line.text))).toEqual([
      6,
      'line 7',
      'line 8',
      'line 9',
      'line 10',
      'other',
      'line 11',
      'line 12',
      'line 13',
      7,
    ])
  })
  it('numbers the lines of both texts', () => {
    const rows = diffRows(differenceOf('a\nb\nc', 'a\nnew\nnewer\nc'))
    expect(rows.map((row) => (row.kind === 'line' ? shown(row.line) : []))).toEqual([
      ['same', 1, 1, 'a'],
      ['removed', 2, undefined, 'b'],
      ['added', undefined, 2, 'new'],
      ['added', undefined, 3, 'newer'],
      ['same', 3, 4, 'c'],
    ])
    const sides = sideRows(rows).map((row) =>
      row.kind === 'line' ? [row.before?.text, row.after?.text] : [],
    )
    expect(sides).toEqual([
      ['a', 'a'],
      ['b', 'new'],
      [undefined, 'newer'],
      ['c', 'c'],
    ])
  })
  it('restores both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '', 'constructor', '__proto__'), { maxLength: 12 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { blocks } = differenceOf(one.join('\n'), other.join('\n'))
        expect(blocks.flatMap(({ before }) => before).join('\n')).toBe(one.join('\n'))
        expect(blocks.flatMap(({ after }) => after).join('\n')).toBe(other.join('\n'))
        for (const block of blocks) if (block.isSame) expect(block.before).toEqual(block.after)
      }),
    )
  })
  it.each([
    [
      'each third line of 5,000 changed',
      (lines: string[]) => lines.map((line, at) => (at % 3 ? line : `${line} // x`)),
      1667,
    ],
    ['half of them moved', (lines: string[]) => [...lines.slice(2500), ...lines.slice(0, 2500)], 2500],
    ['all of them indented', (lines: string[]) => lines.map((line) => ` ${line}`), 5000],
    ['all of them in reverse', (lines: string[]) => lines.toReversed(), 4999],
  ])('finds %s without a search of all pairs', (_, change, count) => {
    const before = Array.from(
      { length: 5000 },
      (_line, at) => `<rule${at}>: open the door ${at % 50} | close;`,
    )
    const { removedCount, addedCount } = differenceOf(before.join('\n'), change(before).join('\n'))
    expect([removedCount, addedCount]).toEqual([count, count])
  })
  it('of a hundred thousand equal lines around other ones ends at once', () => {
    const blank = '\n'.repeat(100_000)
    const { removedCount, addedCount } = differenceOf(`a${blank}b${blank}`, `c${blank}d${blank}`)
    expect([removedCount, addedCount]).toEqual([2, 2])
  })
})

describe('changed words', () => {
  it('are marked where most of two lines is the same', () => {
    const [before, after] = ['<pick>: take [from | off] aisle;', '<pick>: take [from] the aisle;']
    const cut = (line: string, parts: readonly (readonly [number, number])[]) =>
      parts.map(([from, to]) => line.slice(from, to))
    const [old, fresh] = changedParts(before, after)
    expect(cut(before, old)).toEqual([' | off'])
    expect(cut(after, fresh)).toEqual(['the '])
  })
  it('are not in lines that have little in common, or are long', () => {
    expect(changedParts('one two', 'three')).toEqual([[], []])
    expect(changedParts('a '.repeat(2000), 'a '.repeat(1999))).toEqual([[], []])
  })
})

describe('the colours of a line', () => {
  it('are those of the grammar, also of a comment over several lines', () => {
    const colours = lineColours('<a>: one; /* why\nnot */ <b>: "two";')
    expect(colours.get(1)?.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['rule', 0, 3],
      ['word', 5, 8],
      ['comment', 10, 16],
    ])
    expect(colours.get(2)?.[0]).toEqual({ kind: 'comment', from: 0, to: 6 })
  })
  it('are cut where a changed part begins and ends', () => {
    const pieces = linePieces('<a>: one', [{ kind: 'rule', from: 0, to: 3 }], [[1, 5]])
    expect(pieces.map(({ text, kind, isChanged }) => [text, kind, isChanged])).toEqual([
      ['<', 'rule', false],
      ['a>', 'rule', true],
      [': ', undefined, true],
      ['one', undefined, false],
    ])
  })
})
