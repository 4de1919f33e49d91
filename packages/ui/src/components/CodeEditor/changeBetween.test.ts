import { expect, it } from 'vitest'
import { changeBetween } from './changeBetween.js'

it.each([
  ['', 'pick', { from: 0, to: 0, insert: 'pick' }],
  ['pick', '', { from: 0, to: 4, insert: '' }],
  ['pick two', 'pick one', { from: 5, to: 8, insert: 'one' }],
  ['pick two', 'pick or take two', { from: 5, to: 5, insert: 'or take ' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
])('%j to %j', (before, after, expected) => {
  const change = changeBetween(before, after)
  expect(change).toEqual(expected)
  expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
})
