import {
  type Endpoint,
  endpoints,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  voiceEndpoints,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { bodyBounds, messageBounds } from './bodyBounds.js'
import { isWithin, parseJson } from './parseJson.js'

const most = 4 * 1024 * 1024
const jsonLimit = (call: Pick<Endpoint, 'body' | 'bodyMaxBytes'>, maxBytes: number) =>
  bodyBounds(call, maxBytes).bytes
const room = jsonLimit({}, most)
const ofJson = Object.entries<Endpoint>({ ...endpoints, ...voiceEndpoints }).filter(
  ([, { encoding }]) => encoding === 'json',
)

describe('the most bytes of a body', () => {
  it('hold the longest value that the contract takes, however it is written', () => {
    const shape = object({
      names: list(text({ max: 10 }), { max: 3 }),
      kind: optional(oneOf(['a', 'longest'])),
      isShown: nullable(flag()),
    })
    const written = (character: string) =>
      `{"names":[${Array.from({ length: 3 }, () => `"${character.repeat(10)}"`).join()}],"kind":"longest","isShown":false}`
    for (const character of ['a', '€', '\\"', '\\u20ac'])
      expect(jsonLimit({ body: shape }, most) - room).toBeGreaterThanOrEqual(
        Buffer.byteLength(written(character)),
      )
    expect(jsonLimit({ body: shape }, most) - room).toBeLessThan(1000)
  })

  it('are those of the service where the contract sets no end, and never more', () => {
    expect(jsonLimit({ body: object({ audio: text() }) }, most)).toBe(most)
    expect(jsonLimit({ body: object({ names: list(text({ max: 1 })) }) }, most)).toBe(most)
    expect(jsonLimit({ body: text({ max: most }) }, most)).toBe(most)
    expect(jsonLimit({ body: text(), bodyMaxBytes: 1000 }, most)).toBe(1000)
  })

  it('of a call are a small part of that, except for large bodies', () => {
    const large = ofJson.filter(([, endpoint]) => jsonLimit(endpoint, most) > most / 6).map(([name]) => name)
    expect(large.toSorted()).toEqual([
      'changeDynamicSlots',
      'createUnitTest',
      'createVoiceCommandModel',
      'initRecognition',
      'rateWakeWordsSpoken',
      'saveRecord',
      'saveUnitTest',
      'saveVoiceCommandModel',
    ])
  })

  it('leave room for the example of every call, with lines and spaces', () => {
    for (const [, endpoint] of ofJson)
      expect(JSON.stringify(endpoint.example.body, null, 2)?.length ?? 0).toBeLessThan(
        jsonLimit(endpoint, most),
      )
  })

  it('hold the example of every call in depth, names and values, and at most half a million', () => {
    for (const [, endpoint] of ofJson) {
      const bounds = bodyBounds(endpoint, most)
      expect(isWithin(JSON.stringify(endpoint.example.body) ?? '', bounds)).toBe(true)
      expect([bounds.depth <= 32, bounds.keys <= 50_000, bounds.values <= 500_000]).toEqual([
        true,
        true,
        true,
      ])
    }
  })
})

describe('JSON within bounds', () => {
  const bounds = { depth: 3, keys: 4, values: 6 }

  it.each([
    ['what is as deep as may be', '[[[1]]]', true],
    ['what is deeper', '[[[[]]]]', false],
    ['as many names as may be', '{"a":1,"b":2,"c":3,"d":{}}', true],
    ['more names', '{"a":1,"b":2,"c":3,"d":{"e":1}}', false],
    ['as many values as may be', '[1,2,3,4,5]', true],
    ['more values', '[1,2,3,4,5,6]', false],
    ['signs inside of texts', '["[[[[{{{{,,,,,,,,:::::"]', true],
    ['texts with quotes and backslashes', String.raw`["\\\"[[[[", "\\"]`, true],
    ['signs after a text that ends with a backslash', String.raw`["\\",[[[[]]]]]`, false],
    ['a text that does not end', '["[[[[', true],
  ])('%s', (_, text, expected) => {
    expect(isWithin(text, bounds)).toBe(expected)
    if (!expected) expect(() => parseJson(text, bounds)).toThrow('too_large')
  })

  it('is reported as unreadable when it is not JSON', () => {
    expect(() => parseJson('[1,', bounds)).toThrow('unreadable')
    expect(parseJson('[1,{"a":null}]', bounds)).toEqual([1, { a: null }])
  })

  it('of messages count the type and the envelope of the data', () => {
    const { depth, keys } = messageBounds({ say: object({ text: text() }), stop: object({}) })
    expect([depth, keys]).toEqual([1 + 1 + 4, 1 + 2 + 500])
  })
})
