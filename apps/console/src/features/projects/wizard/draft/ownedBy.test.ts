import { aUser } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { firstValues } from '../wizardValues.js'
import { ownedBy } from './ownedBy.js'

it.each([
  ['of an organization that is there stays', 3, 4, [3, 4], '3'],
  ['of one that was left is of the one in focus', 9, 4, [3, 4], '4'],
  ['of one that was deleted, where none is left, names a new one', 9, undefined, [], ''],
  ['begun before there was one is of the one in focus', undefined, 4, [4], '4'],
  ['begun before there was one, where there is none, names a new one', undefined, undefined, [], ''],
] as const)('a draft %s', (_, chosen, owner, ids, expected) => {
  const values = firstValues(aUser(), chosen)
  expect(ownedBy(values, owner, ids).details.organization_id).toBe(expected)
})
