import { expect, test } from 'vitest'
import { queueKeyOf } from './queueKeys.js'

const free = { code: '', ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['j', { does: 'move', step: 1 }],
  ['K', { does: 'move', step: -1 }],
  ['a', { does: 'decide', decision: 'approve' }],
  ['D', { does: 'decide', decision: 'decline' }],
  ['x', undefined],
  ['constructor', undefined],
])('the key %s does %j', (key, done) => {
  expect(queueKeyOf({ ...free, key })).toEqual(done)
})

test('maps a key of a Russian keyboard by its physical position', () => {
  expect(queueKeyOf({ ...free, key: 'о', code: 'KeyJ' })).toEqual({ does: 'move', step: 1 })
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (held) => {
  expect(queueKeyOf({ ...free, key: 'd', [held]: true })).toBeUndefined()
})
