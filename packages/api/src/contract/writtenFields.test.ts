import { describe, expect, it, test } from 'vitest'
import { endpoints } from './endpoints.js'
import { descriptionOf, type Shape } from './kernel/description.js'
import type { Endpoint } from './kernel/endpoint.js'
import { failureOf } from './kernel/failures.js'

type Field = readonly [path: string, name: string, shape: Shape]

/** Every text of a shape, with its path and the name of its field. */
function textsIn(shape: Shape, path: string, name: string): Field[] {
  const description = descriptionOf(shape)
  switch (description?.kind) {
    case 'text':
      return [[path, name, shape]]
    case 'list':
    case 'record':
      return textsIn(description.of, `${path}[]`, name)
    case 'optional':
    case 'nullable':
      return textsIn(description.of, path, name)
    case 'object':
      return Object.entries(description.fields).flatMap(([key, field]) =>
        textsIn(field, `${path}.${key}`, key),
      )
    default:
      return []
  }
}

const written = Object.entries<Endpoint>(endpoints).flatMap(([call, { body }]) =>
  body ? textsIn(body, call, '') : [],
)
const formatOf = (shape: Shape) => {
  const description = descriptionOf(shape)
  return description?.kind === 'text' ? description.format : undefined
}

describe('an e-mail address', () => {
  const isAddress = /(^|_)e?mails?($|_)/
  const addresses = written.filter(([, name, shape]) => isAddress.test(name) || formatOf(shape) === 'email')

  it('is taken by many calls', () => expect(addresses.length).toBeGreaterThan(15))

  test.each(addresses)('X-007 X-017 %s accepts what the HTML standard accepts', (_path, _name, shape) => {
    expect(formatOf(shape)).toBe('email')
    const valid = ['ada+work@example.com', "o'brien@studio.photography", 'a@b', 'a!#$%&*=?^`{|}~@x-y.museum']
    expect(valid.filter((address) => failureOf(shape, address))).toEqual([])
    const wrong = [
      'ada',
      'ada@',
      '@b.co',
      'a b@c.co',
      'a@b..co',
      'a@-b.co',
      'é@b.co',
      'a@b.co, c@d.co',
      'a@b_c.co',
    ]
    expect(wrong.filter((address) => failureOf(shape, address) !== 'invalidEmail')).toEqual([])
    const long = (length: number) => `${'a'.repeat(length - 5)}@b.co`
    expect([failureOf(shape, long(254)), failureOf(shape, long(255))]).toEqual([undefined, 'tooLong'])
  })
})

describe('a day', () => {
  const isDay = /(^|_)(on|date|until|expiration)$/
  const days = written.filter(([, name, shape]) => isDay.test(name) || formatOf(shape) === 'date')

  test.each(days)('%s is taken as a day of the calendar', (_path, _name, shape) => {
    expect(failureOf(shape, '2026-12-31')).toBeUndefined()
    expect(failureOf(shape, '2028-02-29')).toBeUndefined()
    const wrong = ['31/12/2026', '2026-02-30', '2026-13-01', '2027-02-29', '2026-1-1', '20261231', 'tomorrow']
    expect(wrong.filter((value) => failureOf(shape, value) === undefined)).toEqual([])
  })

  it('is taken by several calls', () => expect(days.length).toBeGreaterThanOrEqual(5))
})

/** Names for machines, each with a pattern that allows visible characters alone. */
const codes = ['createTag.name', 'addDomain.name']
const isName = /(^|_)(name|(?<!job_)title|label|english|french)$/
const names = written.filter(([path, name]) => isName.test(name) && !codes.includes(path))

describe('a name', () => {
  it('is taken by many calls', () => expect(names.length).toBeGreaterThan(30))

  const empty = [
    '\u200b',
    '\u3164',
    '\u00a0\u2007',
    '\u2800',
    '\u115f\u1160',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
  ]

  test.each(names)('%s is never empty by eye', (_path, _name, shape) =>
    expect(empty.filter((value) => failureOf(shape, value) === undefined)).toEqual([]),
  )

  const hidden = [
    'a\u202eb',
    '\u2066a',
    'a\u200fb',
    'a\u200bb',
    'a\u3164',
    'a\u0007b',
    'a\u00adb',
    'a\u2028b',
    '\ud800',
  ]

  test.each(names)('%s rejects invisible characters', (_path, _name, shape) =>
    expect(hidden.filter((value) => failureOf(shape, value) === undefined)).toEqual([]),
  )

  const people = [
    'می\u200cخواهم',
    'क्\u200dष',
    '👩🏽\u200d🚀',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '❤\ufe0f',
    'مُحَمَّد',
    '山田 太郎',
    'Ame\u0301lie',
    'O’Brien-Łódź',
  ]

  test.each(names)('%s takes the names of all scripts', (_path, _name, shape) =>
    expect(people.filter((value) => failureOf(shape, value))).toEqual([]),
  )
})

test.each(written.filter(([path]) => codes.includes(path)))(
  'the code %s allows visible characters only',
  (_path, _name, shape) =>
    expect(['\u200b', 'a\u202eb'].filter((value) => failureOf(shape, value) === undefined)).toEqual([]),
)
