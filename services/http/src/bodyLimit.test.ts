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
import { jsonLimit } from './bodyLimit.js'

const most = 4 * 1024 * 1024
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
  })

  it('of a call are a small part of that, but for what is meant to be large', () => {
    const large = ofJson.filter(([, endpoint]) => jsonLimit(endpoint, most) > most / 6).map(([name]) => name)
    expect(large.toSorted()).toEqual([
      'changeDynamicSlots',
      'createUnitTest',
      'createVoiceCommandModel',
      'initRecognition',
      'recognizeSpeech',
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
})
