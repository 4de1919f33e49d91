import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, mergedSlots, mergedSuite, mergedText, mergeParts } from './mergeParts.js'

const base = 'a\nb\nc\nd\ne'

describe('merging two texts', () => {
  it('settles what only one of them changed', () => {
    const parts = mergeParts(base, base.replace('a', 'mine'), base.replace('e', 'theirs'))
    expect(parts.every(({ kind }) => kind === 'settled')).toBe(true)
    expect(mergedText(parts, [])).toBe('mine\nb\nc\nd\ntheirs')
  })
  it('asks about lines that both changed, and applies the choice', () => {
    const parts = mergeParts(base, base.replace('c', 'mine'), base.replace('c', 'theirs'))
    const text = (choice: Choice) => mergedText(parts, [choice])
    expect(text('mine')).toBe('a\nb\nmine\nd\ne')
    expect(text('theirs')).toBe('a\nb\ntheirs\nd\ne')
    expect(text('both')).toBe('a\nb\ntheirs\nmine\nd\ne')
    expect(mergedText(parts, [])).toBe(text('both'))
  })
  it('agrees where both made the same change', () => {
    const same = base.replace('c', 'new')
    expect(mergedText(mergeParts(base, same, same), [])).toBe(same)
  })
  it('asks about every difference where it is not known what both began with', () => {
    const parts = mergeParts(undefined, 'a\nmine', 'a\ntheirs')
    expect(parts).toEqual([
      { kind: 'settled', lines: ['a'] },
      { kind: 'conflict', mine: ['mine'], theirs: ['theirs'] },
    ])
  })
  it('loses no line that a person wrote', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
    const own = fc.array(fc.constantFrom('mine 1', 'mine 2', 'a', 'b'), { maxLength: 8 })
    const others = fc.array(fc.constantFrom('theirs 1', 'theirs 2', 'a', 'b'), { maxLength: 8 })
    fc.assert(
      fc.property(text, own, others, (from, mine, theirs) => {
        const merged = mergedText(mergeParts(from.join('\n'), mine.join('\n'), theirs.join('\n')), [])
        for (const line of [...mine, ...theirs])
          if (line.startsWith('mine') || line.startsWith('theirs')) expect(merged.split('\n')).toContain(line)
      }),
    )
  })
  it('takes mine or theirs whole where every conflict is chosen alike and nothing else differs', () => {
    const parts = mergeParts(undefined, 'x\ny', 'z')
    expect(mergedText(parts, ['mine'])).toBe('x\ny')
    expect(mergedText(parts, ['theirs'])).toBe('z')
  })
})

it('merges the values of slots: theirs, with what I added and without what I removed', () => {
  const from = [{ name: 'room', values: ['hall', 'attic', 'cellar'] }]
  const mine = [{ name: 'room', values: ['hall', 'cellar', 'kitchen'] }]
  const theirs = [
    { name: 'room', values: ['hall', 'attic', 'garage'] },
    { name: 'who', values: ['Anna'] },
  ]
  expect(mergedSlots(from, mine, theirs)).toEqual([
    { name: 'room', values: ['hall', 'garage', 'kitchen'] },
    { name: 'who', values: ['Anna'] },
  ])
  expect(mergedSlots(from, [], from)).toEqual([])
  expect(mergedSlots(undefined, mine, theirs)[0]?.values).toEqual([
    'hall',
    'attic',
    'garage',
    'cellar',
    'kitchen',
  ])
})

it('merges suites: theirs, with the tests that I added or changed and without those that I removed', () => {
  const test = (sentence: string, expect: 'accept' | 'refuse' = 'accept') => ({ sentence, expect })
  const from = [test('on'), test('off'), test('now')]
  const mine = [test('on', 'refuse'), test('now'), test('later')]
  const theirs = [test('on'), test('off'), test('now', 'refuse'), test('never')]
  expect(mergedSuite(from, mine, theirs)).toEqual([
    ...[test('on', 'refuse'), test('now', 'refuse'), test('never'), test('later')],
  ])
  expect(mergedSuite(undefined, mine, theirs)).toHaveLength(5)
})
