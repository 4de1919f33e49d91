import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDefaults,
  addSlot,
  analyze,
  applyEdits,
  changeDefault,
  isSameValue,
  print,
  removeDefault,
  removeSlot,
  type SlotChange,
  slotsOf,
  spellValue,
} from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking } from '../testing/picking.js'

const analysis = analyze(picking)
const changed = (source: string, change: SlotChange) =>
  applyEdits(source, 'edits' in change ? change.edits : [])
const slotted = (body: string) => grammarOf('go <who>', `!slot <who>;\n${body}`)
const defaultsOf = (source: string) => slotsOf(analyze(source))[0]?.defaults?.map(({ value }) => value)

it('lists slots with their defaults and the places that use them', () => {
  expect(
    slotsOf(analysis).map(({ name, defaults, references }) => [
      name,
      defaults?.map(({ value }) => value),
      references.map(({ start }) => start.line),
    ]),
  ).toEqual([
    ['aisle', undefined, [12]],
    ['item', undefined, [19]],
    ['dock', ['north', 'south'], [14]],
  ])
  expect(defaultsOf(slotted('<who>: "the boss" | old tom;\n'))).toEqual(['the boss', 'old tom'])
})

it.each([
  ['Anna', 'Anna'],
  [' cold   room ', '"cold room"'],
  ['A/B', '"A/B"'],
  ['l’étage', 'l’étage'],
  ['PRONAS', '"PRONAS"'],
  ['say "no"', undefined],
  ['?!', undefined],
  ['', undefined],
])('writes the value “%s” as %s', (value, spelled) => {
  expect(spellValue(value)).toBe(spelled)
})

it.each([
  ['Cold  Room', 'cold room.', true],
  ['l’étage', "L'ÉTAGE", true],
  ['cold room', 'coldroom', false],
  ['eteins', 'éteins', false],
])('F-072 compares “%s” with “%s” as they are spoken: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame)
})

describe('a slot', () => {
  it('is declared behind the last one', () => {
    const source = changed(picking, addSlot(analysis, ' colour '))
    expect(source).toBe(picking.replace('!slot <dock>;\n', '!slot <dock>;\n!slot <colour>;\n'))
  })
  it.each([
    ['', '!slot <who>;\n'],
    ['#BNF+EM V2.1;', '#BNF+EM V2.1;\n!slot <who>;'],
    ['<main>: go;\n', '<main>: go;\n!slot <who>;\n'],
  ])('is declared in %j', (before, after) => {
    expect(changed(before, addSlot(analyze(before), 'who'))).toBe(after)
  })
  it.each([
    ['AISLE', 'taken'],
    ['digit', 'taken'],
    ['two words', 'invalid'],
    ['', 'invalid'],
  ])('F-072 is not called “%s”: %s', (name, refused) => {
    expect(addSlot(analysis, name)).toEqual({ refused })
  })
  it('is deleted with its defaults when no rule needs it', () => {
    const source = grammarOf('go', '!slot <who>; // people\n<who>: anna | tom;\n// end\n')
    expect(changed(source, removeSlot(analyze(source), 'who'))).toBe(grammarOf('go', ' // people\n// end\n'))
    expect(removeSlot(analysis, 'dock')).toEqual({ refused: 'used' })
    expect(removeSlot(analysis, 'digit')).toEqual({ refused: 'unknown' })
  })
})

describe('default values', () => {
  it('are added behind the last one, comments staying where they are', () => {
    expect(changed(picking, addDefaults(analysis, 'dock', ['east', 'cold room']))).toBe(
      picking.replace('north | south;  //', 'north | south | east | "cold room";  //'),
    )
  })
  it('add a body where there is none', () => {
    expect(changed(picking, addDefaults(analysis, 'item', ['crate']))).toBe(`${picking}<item>: crate;\n`)
  })
  it.each([
    ['dock', ['NORTH '], 'taken'],
    ['dock', ['east', 'East'], 'taken'],
    ['dock', ['"'], 'invalid'],
    ['dock', [], 'invalid'],
    ['none', ['east'], 'unknown'],
  ])('F-072 of <%s> are not %j: %s', (name, values, refused) => {
    expect(addDefaults(analysis, name, values)).toEqual({ refused })
  })
  it('are rewritten, their own spelling included', () => {
    expect(changed(picking, changeDefault(analysis, 'dock', 1, 'South'))).toContain('north | South;')
    expect(changeDefault(analysis, 'dock', 1, 'North')).toEqual({ refused: 'taken' })
    expect(changeDefault(analysis, 'dock', 2, 'west')).toEqual({ refused: 'unknown' })
    expect(changeDefault(analysis, 'dock', 0, ' ')).toEqual({ refused: 'invalid' })
  })
  it.each([
    ['<who>: a | b | c;', 0, '<who>: b | c;'],
    ['<who>: a | b | c;', 1, '<who>: a | c;'],
    ['<who>: a | b | c;', 2, '<who>: a | b;'],
    ['<who>: a /* first */ | b;', 0, '<who>:  /* first */  b;'],
    ['<who>: a // first\n  | b // second\n  | c;', 1, '<who>: a // first\n // second\n  | c;'],
  ])('of %j, number %i is removed with one bar', (body, index, left) => {
    const source = slotted(`${body}\n`)
    expect(changed(source, removeDefault(analyze(source), 'who', index))).toBe(slotted(`${left}\n`))
  })
  it('take the body along when the last is removed', () => {
    const source = slotted('<who>: a;\n// end\n')
    expect(changed(source, removeDefault(analyze(source), 'who', 0))).toBe(slotted('// end\n'))
    expect(removeDefault(analysis, 'dock', 9)).toEqual({ refused: 'unknown' })
  })
})

const spokenWord = fc.constantFrom('one', 'été', "s'il", 'cold room', 'a/b', '12')
const between = fc.constantFrom(' ', '\n  ', ' /* why */ ', ' // then\n  ')

it('leaves the rest of any text unchanged, comments included', () => {
  const bodies = fc.array(fc.tuple(spokenWord, between, between), { minLength: 2, maxLength: 6 })
  const comments = (text: string) => text.match(/\/\*.*?\*\/|\/\/.*/g) ?? []
  fc.assert(
    fc.property(bodies, fc.nat(5), (values, at) => {
      const body = values.map(([value, left, right]) => `${left}${spellValue(value)}${right}`).join('|')
      const source = slotted(`<who>:${body};\n// end\n`)
      const before = analyze(source)
      const index = at % values.length
      const removed = changed(source, removeDefault(before, 'who', index))
      expect(comments(removed)).toEqual(comments(source))
      expect(defaultsOf(removed)).toEqual(values.map(([value]) => value).toSpliced(index, 1))
      const after = analyze(removed)
      expect(after.hasErrors).toBe(before.hasErrors)
      expect(print(after.grammar)).toBe(removed)
      const written = changed(source, changeDefault(before, 'who', index, 'quite new'))
      expect(written.replace('"quite new"', spellValue(values[index]?.[0] ?? '') ?? '')).toBe(source)
    }),
    { numRuns: 200, seed: 14 },
  )
})
