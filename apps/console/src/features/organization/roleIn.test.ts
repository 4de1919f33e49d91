import { aMember, aPerson } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { roleIn } from './roleIn.js'

const members = [aMember(), aMember({ id: 6, role: 'guest', user: aPerson({ id: 2 }) })]

test.each([
  ['an administrator', 1, 'administrator'],
  // A membership has an id of its own, which says nothing.
  ['a guest', 2, 'guest'],
  ['nobody of the organization', 6, undefined],
  ['nobody known', undefined, undefined],
])('P-002 the role of %s', (_, userId, role) => {
  expect(roleIn({ members }, userId)).toBe(role)
})
