import { expect, it } from 'vitest'
import { createContexts, type RecognitionContext } from './contexts.js'
import { grammarWithSlots } from './grammarWithSlots.js'

const aContext = (caller: string): RecognitionContext => ({
  caller,
  settings: { lang: 'en-US', jsgf: 'public <a> = go;' },
  slots: [],
  records: [],
})

it('is stored for ten minutes after its last use, for its caller', () => {
  let now = 0
  const contexts = createContexts(() => now)
  const id = contexts.add(aContext('ada'))
  expect(() => contexts.get(id, 'eve')).toThrow('not_found')
  now = 599_000
  expect(contexts.get(id, 'ada').caller).toBe('ada')
  now += 600_000
  expect(contexts.get(id, 'ada').caller).toBe('ada')
  now += 600_001
  expect(() => contexts.get(id, 'ada')).toThrow('not_found')
})

it('are at most four for a caller, and unused ones are replaced', () => {
  let now = 0
  const contexts = createContexts(() => now)
  for (let at = 0; at < 4; at++) contexts.add(aContext('ada'))
  expect(() => contexts.add(aContext('ada'))).toThrow('busy')
  contexts.add(aContext('eve'))
  now = 600_001
  contexts.add(aContext('ada'))
})

it.each([4, 8, 20])('of %i callers who keep all that they may leave room for another', (callers) => {
  const contexts = createContexts(() => 0)
  const keep = (caller: string) => {
    try {
      return contexts.add(aContext(caller))
    } catch {
      return undefined
    }
  }
  const kept = Array.from({ length: callers * 5 }, (_, at) => keep(`greedy ${at % callers}`))
  expect(kept.filter(Boolean).length).toBeLessThan(32)
  expect(() => contexts.add(aContext('another'))).not.toThrow()
})

it('writes the values of slots as rules of words in quotes', () => {
  const slots = [
    { name: 'room', values: ['living room', 'a"b', ' '] },
    { name: 'none', values: [] },
  ]
  expect(grammarWithSlots('public <a> = <room>;', slots)).toBe(
    'public <a> = <room>;\n<room> = "living" "room" | "a\\"b";\n<none> = <VOID>;',
  )
  expect(() => grammarWithSlots('', [{ name: 'a b', values: [] }])).toThrow('incorrect_form')
})
