import { expect, test } from 'vitest'
import { isAccepted, rejectionOf } from './acceptFile.js'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test.each([
  [file('a.png', 'image/png'), ['image/png'], true],
  [file('a.png', 'image/png'), ['image/*'], true],
  [file('a.PNG', ''), ['.png'], true],
  [file('a.png', 'image/png'), ['.jpg', 'application/zip'], false],
  [file('a.svg', 'image/svg+xml'), ['image/png'], false],
  [file('imagepng', 'text/plain'), ['image/*'], false],
])('%j among %j is accepted: %s', (given, accepted, expected) =>
  expect(isAccepted(given, accepted)).toBe(expected),
)

test.each([
  [file('a.png', 'image/png', 10), { acceptedTypes: ['image/png'], maxBytes: 10 }, undefined],
  [file('a.png', 'image/png', 11), { acceptedTypes: ['image/png'], maxBytes: 10 }, 'size'],
  [file('a.txt', 'text/plain', 11), { acceptedTypes: ['image/png'], maxBytes: 10 }, 'type'],
  [file('a.txt', 'text/plain', 1e9), {}, undefined],
] as const)('%j within %j is rejected for %s', (given, limits, expected) =>
  expect(rejectionOf(given, limits)).toBe(expected),
)
