import { expect, it } from 'vitest'
import { freeName, isTaken, truncateName } from './freeName.js'

it.each([
  ['in another case', ' TOM.wav ', true],
  ['with an accent written in two signs', 'ine\u0300s.wav', true],
  ['another', 'tom.mp3', false],
])('F-072 a name is taken: %s', (_, name, taken) =>
  expect(isTaken(name, ['tom.wav', 'inès.wav'])).toBe(taken),
)

it.each([
  ['tom.wav', ['nadia.wav'], 'tom.wav'],
  ['tom.wav', ['Tom.wav'], 'tom (2).wav'],
  ['tom.wav', ['tom.wav', 'tom (2).wav'], 'tom (3).wav'],
  ['tom', ['tom'], 'tom (2)'],
  ['.wav', ['.wav'], '.wav (2)'],
])('F-072 %s beside %j becomes %s', (name, others, free) => expect(freeName(name, others)).toBe(free))

it('keeps to a hundred characters, and the extension', () => {
  const long = `${'a'.repeat(120)}.wav`
  expect(truncateName(long)).toBe(`${'a'.repeat(96)}.wav`)
  expect(freeName(long, [truncateName(long)])).toBe(`${'a'.repeat(92)} (2).wav`)
  expect(truncateName(`${'🎙'.repeat(60)}.wav`)).toBe(`${'🎙'.repeat(48)}.wav`)
})
