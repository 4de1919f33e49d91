import { expect, it } from 'vitest'
import { createNearestSounds } from './nearestSounds.js'
import { phonemeDistance } from './phonemeDistance.js'

const entries = [
  { text: 'holder', ipa: '[ˈhoʊl][dɚ]' },
  { text: 'golden', ipa: '[ˈɡoʊl][dən]' },
  { text: 'garden', ipa: '[ˈɡɑɹ][dən]' },
  { text: 'window', ipa: '[ˈwɪn][doʊ]' },
]
const halden = '[ˈhɔl][dən]'

it('finds what sounds alike, nearest first, with the distance of two pronunciations', () => {
  const found = createNearestSounds(entries)(halden, { limit: 10, most: 10 })
  expect(found).toHaveLength(entries.length)
  for (const { text, distance } of found) {
    const { ipa } = entries.find((entry) => entry.text === text)!
    expect(distance).toBeCloseTo(phonemeDistance(halden, ipa))
  }
  expect(found.map(({ distance }) => distance)).toEqual(
    found.map(({ distance }) => distance).sort((one, other) => one - other),
  )
  expect(found.at(-1)?.text).toBe('window')
})

it('leaves out what is farther than the limit, and all beyond the most', () => {
  const nearest = createNearestSounds(entries)
  const all = nearest(halden, { limit: 10, most: 10 })
  expect(nearest(halden, { limit: 10, most: 1 })).toEqual(all.slice(0, 1))
  const { distance } = all[2]!
  expect(nearest(halden, { limit: distance, most: 10 })).toEqual(all.slice(0, 3))
  expect(nearest(halden, { limit: distance - 0.01, most: 10 })).toEqual(all.slice(0, 2))
})
