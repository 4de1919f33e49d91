import { expect, it, test } from 'vitest'
import { cutName } from './cutName.js'

test.each([
  ['nadia-11.wav', 'nadia-11.wav'],
  ['pick-two-from-aisle-30-low.wav', 'pick-two-from-aisle-30-low.wav'],
  ['pick-two-boxes-of-the-heavy-ones-middle-normal-quiet.wav', 'pick-t…middle-normal-quiet.wav'],
  ['🎙️'.repeat(20), '🎙️🎙️🎙️…\ufe0f🎙️🎙️🎙️🎙️🎙️🎙️🎙️🎙️🎙️🎙️🎙️'],
])('%s is shown as %s where 30 characters have room', (name, shown) => expect(cutName(name, 30)).toBe(shown))

it('keeps names apart that differ in their last letters alone', () => {
  const names = ['deep-slow-quiet', 'deep-slow-loud', 'high-slow-loud'].map(
    (how) => `${'a-long-sentence-'.repeat(4)}${how}.wav`,
  )
  expect(new Set(names.map((name) => cutName(name, 30))).size).toBe(3)
})
