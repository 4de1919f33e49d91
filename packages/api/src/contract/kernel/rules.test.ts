import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { domain, domainOf } from '../email-domains/rules.js'
import { limits } from '../limits.js'
import {
  code,
  enteredPassword,
  linkCode,
  password,
  passwordQualities,
  passwordSpecialCharacters,
} from '../sign-in/rules.js'
import { descriptionOf } from './description.js'
import { errorKeys, type FieldErrorKey, valueErrorKeys } from './errors.js'
import { failureOf, failuresOf } from './failures.js'
import { email, filled, htmlEmailPattern, languageCode, name, nameKey, website, words } from './rules.js'
import { integer, list, object, optional, text } from './structs.js'

test.each<[string, FieldErrorKey | undefined]>([
  ['a@b.co', undefined],
  ['a_b-c.d@x-y.fr', undefined],
  ['a@mail.b.travel', undefined],
  ['Ada.LOVELACE_1815-x@MAIL-2.Example-3.co', undefined],
  ['z9@x.abcdef', undefined],
  ['a@4.5.FR', undefined],
  ['?a@b.co', 'invalidEmail'],
  ['a@b.co?', 'invalidEmail'],
  ['a@?.co', 'invalidEmail'],
  ['a@b.?.co', 'invalidEmail'],
  ['a@b.c0', 'invalidEmail'],
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
  expect(failureOf(email(htmlEmailPattern), 'a+b@c.technology')).toBeUndefined()
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

  it('F-006 takes 8 characters of the simplest kinds', () => {
    expect(failureOf(password(), 'aZ09!aaz')).toBeUndefined()
    expect(failureOf(password(), 'zA!aaaa9')).toBeUndefined()
    expect(failureOf(password(), `Ab1!${'c'.repeat(197)}`)).toBe('tooLong')
    expect(failureOf(enteredPassword(), 'x')).toBeUndefined()
    expect(failureOf(enteredPassword(), 'x'.repeat(201))).toBe('tooLong')
  })

  it('says which of the three requirements are met', () => {
    expect(passwordQualities('Abc')).toEqual({ length: false, letters: true, digitAndSpecial: false })
    expect(passwordQualities('12345678!')).toEqual({ length: true, letters: false, digitAndSpecial: true })
  })
})

test.each<[string, FieldErrorKey | undefined]>([
  ['example.com', undefined],
  ['a.b.co', undefined],
  ['4-Ever.Z.abcdef', undefined],
  ['A9.co.FR', undefined],
  ['aB-4z.io', undefined],
  [`${'a'.repeat(63)}.com`, undefined],
  ['a-.com', 'invalidDomain'],
  ['a.com ', 'invalidDomain'],
  ['a?b.com', 'invalidDomain'],
  ['?.com', 'invalidDomain'],
  ['a?.com', 'invalidDomain'],
  ['a.c', 'invalidDomain'],
  ['a.c0m', 'invalidDomain'],
  ['.com', 'invalidDomain'],
  [`${'a.'.repeat(126)}com`, 'tooLong'],
  [`${'a'.repeat(64)}.com`, 'invalidDomain'],
  ['http://a.co', 'invalidDomain'],
  ['a.abcdefg', 'invalidDomain'],
  ['aB-4Z.io', undefined],
  ['-a.com', 'invalidDomain'],
  ['localhost', 'invalidDomain'],
  ['', 'required'],
])('F-051± the domain %s gives %s', (value, key) => expect(failureOf(domain(), value)).toBe(key))

test.each<[string, FieldErrorKey | undefined]>([
  ['example.com', undefined],
  ['example.com:8080/a', undefined],
  ['https://example.com', undefined],
  ['http://Example-9.4u.ABCDEF:1/a?b=1', undefined],
  ['a.co/', undefined],
  ['A9.co:65535', undefined],
  ['aB4Z.co', undefined],
  [`${'a'.repeat(63)}.com`, undefined],
  [`${'a'.repeat(64)}.com`, 'url'],
  ['x http://a.co', 'url'],
  ['a.co:', 'url'],
  ['a.co:123456', 'url'],
  ['a.co:8x', 'url'],
  ['a.co/b c', 'url'],
  ['a.c', 'url'],
  ['a.c0', 'url'],
  ['studio.photography', undefined],
  ['https://studio.photography:8443/a', undefined],
  [`a.${'b'.repeat(63)}`, undefined],
  [`a.${'b'.repeat(64)}`, 'url'],
  ['example.xn--p1ai', undefined],
  ['xn--e1afmkfd.XN--VERMGENSBERATER-CTB/a', undefined],
  [`a.xn--${'b'.repeat(59)}`, undefined],
  [`a.xn--${'b'.repeat(60)}`, 'url'],
  ['a.xn--', 'url'],
  ['a.xn--p1ai-', 'url'],
  ['a.yn--p1ai', 'url'],
  ['-a.co', 'url'],
  ['a-.co', 'url'],
  ['?.co', 'url'],
  ['a?b.co', 'url'],
  ['ftp://a.co', 'url'],
  ['.co', 'url'],
  [`a.co/${'b'.repeat(200)}`, 'tooLong'],
  ['exa mple', 'url'],
  ['http//', 'url'],
  ['', 'required'],
])('F-017 the web site %s gives %s', (value, key) => expect(failureOf(website(), value)).toBe(key))

it('names end at 100 characters', () => {
  expect(failureOf(name(), 'a'.repeat(100))).toBeUndefined()
  expect(failureOf(name(), 'a'.repeat(101))).toBe('tooLong')
  expect(failureOf(name(), ' ')).toBe('required')
})

test.each<[string, FieldErrorKey | undefined]>([
  ['', 'required'],
  ['   ', 'required'],
  ['switch on the lamp', undefined],
  ['Allume la lampe d’entrée, 2', 'punctuation'],
  ['allume la lampe d’entrée 2', undefined],
  ["l'arrière-cuisine", undefined],
  ['lamp!', 'punctuation'],
  ['what now?', 'punctuation'],
  ['- lamp', 'punctuation'],
  ['“lamp”', 'punctuation'],
  ['lamp <b>', 'specialCharacters'],
  ['5 €', 'specialCharacters'],
  ['lamp + light', 'specialCharacters'],
  ['lamp\u0007', 'specialCharacters'],
  ['lamp 💡', 'specialCharacters'],
])('F-073 the words %j give %s', (value, key) => expect(failureOf(words(), value)).toBe(key))

it('F-073± texts end at 200 characters, names at 100, and numbers where they are too high', () => {
  for (const [rule, most] of [
    [words(), 200],
    [filled('a'), 200],
    [words(limits.nameMaxCharacters), 100],
    [name(), 100],
  ] as const) {
    expect(failureOf(rule, 'a'.repeat(most))).toBeUndefined()
    expect(failureOf(rule, 'a'.repeat(most + 1))).toBe('tooLong')
  }
  expect(failureOf(integer({ max: 10_000 }), 10_000)).toBeUndefined()
  expect(failureOf(integer({ max: 10_000 }), 10_001)).toBe('outOfRange')
})

it('reads codes and language codes', () => {
  expect(failureOf(code(), 'A1B2C3')).toBeUndefined()
  expect(['09AZAZ', 'ZZZZZZ', '000000'].map((value) => failureOf(code(), value))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  for (const wrong of ['a1b2c3', 'A1B2C', 'A1B2C3D', ' A1B2C3', 'A1B2C3 ', 'A1B?C3']) {
    expect(failureOf(code(), wrong)).toBe('required')
  }
  expect(failureOf(languageCode(), 'fra-FR')).toBeUndefined()
  expect(failureOf(languageCode(), 'azz-AZ')).toBeUndefined()
  for (const wrong of ['fr-FR', 'fraa-FR', 'fra-F', 'fra-FRA', 'FRA-FR', 'fra-fr', ' fra-FR', 'fra-FR ']) {
    expect(failureOf(languageCode(), wrong)).toBe('required')
  }
})

it('compares names without regard to case, outer space and Unicode form', () => {
  expect(nameKey(' Café ')).toBe(nameKey('CAFE\u0301'))
})

it('takes the domain of an address after its last at sign, in lower case', () => {
  expect(domainOf('Ada@Example.COM')).toBe('example.com')
  expect(domainOf('a@b@c.co')).toBe('c.co')
})

it('fills texts to their own limit', () => {
  expect(failureOf(filled('a'), 'a'.repeat(limits.freeTextMaxCharacters + 1))).toBe('tooLong')
  expect(failureOf(filled('a', 3), 'abcd')).toBe('tooLong')
  expect(failureOf(filled('a', 3), '  ')).toBe('required')
  expect(failureOf(linkCode(), 'k')).toBeUndefined()
  expect(failureOf(email(), `${'a'.repeat(limits.emailMaxCharacters)}@b.co`)).toBe('tooLong')
})

it('F-001 has its 12 keys, and no rule yields anything but a key', () => {
  expect(errorKeys.toSorted()).toEqual([
    'alreadyExists',
    'atLeastOneRequired',
    'domainMismatch',
    'incorrectDomain',
    'incorrectEmail',
    'invalidDomain',
    'invalidEmail',
    'mismatch',
    'qualityPassword',
    'required',
    'url',
    'webmailEmail',
  ])
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

  it('applies such a rule when a field is invalid, and not when one is missing', () => {
    const rule = vi.fn((v: { a: string[]; b: string[] }) =>
      v.a.length === v.b.length ? undefined : { a: 'mismatch' as const },
    )
    const both = object({ a: list(text()), b: list(text(), { min: 1 }) }, { rule })
    expect(failuresOf(both, { a: ['x'], b: [] })).toEqual({ a: 'mismatch', b: 'atLeastOneRequired' })
    expect(rule).toHaveBeenCalledOnce()
    expect(failuresOf(both, { b: [] })).toEqual({ a: 'required', b: 'atLeastOneRequired' })
    expect(both.is({ b: [] })).toBe(false)
    expect(rule).toHaveBeenCalledOnce()
  })
})

it('leaves limits, options and examples readable', () => {
  expect(descriptionOf(name('Lamps'))).toMatchObject({ kind: 'text', min: 1, max: 100, example: 'Lamps' })
  expect(descriptionOf(optional(name()))).toMatchObject({ kind: 'optional' })
})
