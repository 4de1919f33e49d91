import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { descriptionOf } from './description.js'
import { errorKeys, type FieldErrorKey, valueErrorKeys } from './errors.js'
import { failureOf, failuresOf } from './failures.js'
import { limits } from './limits.js'
import {
  code,
  domain,
  email,
  enteredPassword,
  languageCode,
  name,
  nameKey,
  password,
  passwordQualities,
  passwordSpecialCharacters,
  website,
} from './rules.js'
import { integer, list, object, optional, text } from './structs.js'

test.each<[string, FieldErrorKey | undefined]>([
  ['a@b.co', undefined],
  ['a_b-c.d@x-y.fr', undefined],
  ['a@mail.b.travel', undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['a+b@c.com', 'invalidEmail'],
  ['a@b.c', 'invalidEmail'],
  ['a@b.abcdefg', 'invalidEmail'],
  ['a@b', 'invalidEmail'],
  ['a b@c.com', 'invalidEmail'],
  ['@c.com', 'invalidEmail'],
  ['é@c.com', 'invalidEmail'],
])('F-002 the e-mail %j gives %s', (value, key) => expect(failureOf(email(), value)).toBe(key))

it('lets a company widen the e-mail pattern', () => {
  expect(failureOf(email(/^\S+@\S+$/), 'a+b@c.technology')).toBeUndefined()
})

describe('the password', () => {
  test.each([...passwordSpecialCharacters])(
    'F-006 passes with %s as its only special character',
    (special) => {
      expect(failureOf(password(), `Abcdef1${special}`)).toBeUndefined()
    },
  )

  test.each([
    'Abcde1!',
    'abcdefg1!',
    'ABCDEFG1!',
    'Abcdefgh!',
    'Abcdefg1',
    'Abcdefg1-',
    'Abcdefg1_',
    'Abcdefg1;',
  ])('F-006 %s is not good enough', (value) => expect(failureOf(password(), value)).toBe('qualityPassword'))

  test.each(['', '   ', '\t', undefined, null])('F-007 %j is required', (value) => {
    expect(failureOf(password(), value)).toBe('required')
    expect(failureOf(enteredPassword(), value)).toBe('required')
  })

  it('F-006 counts 20 special characters', () => expect(new Set(passwordSpecialCharacters).size).toBe(20))

  it('says which of the three requirements are met', () => {
    expect(passwordQualities('Abc')).toEqual({ length: false, letters: true, digitAndSpecial: false })
    expect(passwordQualities('12345678!')).toEqual({ length: true, letters: false, digitAndSpecial: true })
  })
})

test.each<[string, FieldErrorKey | undefined]>([
  ['example.com', undefined],
  [`${'a'.repeat(63)}.com`, undefined],
  [`${'a'.repeat(64)}.com`, 'invalidDomain'],
  ['http://a.co', 'invalidDomain'],
  ['a.toolongtld', 'invalidDomain'],
  ['-a.com', 'invalidDomain'],
  ['localhost', 'invalidDomain'],
  ['', 'required'],
])('F-051 the domain %s gives %s', (value, key) => expect(failureOf(domain(), value)).toBe(key))

test.each<[string, FieldErrorKey | undefined]>([
  ['example.com', undefined],
  ['example.com:8080/a', undefined],
  ['exa mple', 'url'],
  ['http//', 'url'],
  ['', 'required'],
])('F-017 the web site %s gives %s', (value, key) => expect(failureOf(website(), value)).toBe(key))

it('F-073 names end at 100 characters', () => {
  expect(failureOf(name(), 'a'.repeat(limits.nameMaxCharacters))).toBeUndefined()
  expect(failureOf(name(), 'a'.repeat(limits.nameMaxCharacters + 1))).toBe('tooLong')
  expect(failureOf(name(), ' ')).toBe('required')
})

it('reads codes and language codes', () => {
  expect(failureOf(code(), 'A1B2C3')).toBeUndefined()
  expect(failureOf(code(), 'a1b2c3')).toBe('required')
  expect(failureOf(languageCode(), 'fra-FR')).toBeUndefined()
  expect(failureOf(languageCode(), 'fr-FR')).toBe('required')
})

it('compares names without regard to case, outer space and Unicode form', () => {
  expect(nameKey(' Café ')).toBe(nameKey('CAFE\u0301'))
})

it('F-001 has 12 keys, and no rule yields anything but a key', () => {
  expect(errorKeys).toHaveLength(12)
  const known = new Set<string>([...errorKeys, ...valueErrorKeys])
  const rules = [email(), password(), enteredPassword(), domain(), website(), name(), code(), languageCode()]
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...rules), (value, rule) => {
      const key = failureOf(rule, value)
      return key === undefined || known.has(key)
    }),
  )
})

describe('failuresOf', () => {
  const body = object({
    name: name(),
    count: optional(integer({ min: 1, max: 3 })),
    tags: list(text(), { min: 1 }),
    address: object({ city: name() }),
  })

  it('names every failing field with its first key', () => {
    expect(failuresOf(body, { name: ' ', count: 4, tags: [], address: {}, more: 1 })).toEqual({
      name: 'required',
      count: 'outOfRange',
      tags: 'atLeastOneRequired',
      'address.city': 'required',
      more: 'invalid',
    })
  })

  it('never lets a sentence of the library out', () => {
    expect(failuresOf(body, 'text')).toMatchObject({ '': 'invalid' })
    expect(failuresOf(body, { name: 'a', tags: ['a'], address: { city: 'b' } })).toBeUndefined()
  })

  it('reports a rule over several fields at its field', () => {
    const either = object(
      { a: optional(text()), b: optional(text()) },
      { rule: (v) => (v.a || v.b ? undefined : { b: 'required' }) },
    )
    expect(failuresOf(either, {})).toEqual({ b: 'required' })
    expect(failuresOf(either, { a: 'x' })).toBeUndefined()
  })
})

it('leaves limits, options and examples readable', () => {
  expect(descriptionOf(name('Lamps'))).toMatchObject({ kind: 'text', min: 1, max: 100, example: 'Lamps' })
  expect(descriptionOf(optional(name()))).toMatchObject({ kind: 'optional' })
})
