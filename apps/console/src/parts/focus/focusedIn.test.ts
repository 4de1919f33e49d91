import { expect, test } from 'vitest'
import { focusedIn } from './focusedIn.js'

const lumiere = { id: 3 }
const nordwind = { id: 4 }

test.each([
  ['none is the person’s', [], undefined, undefined],
  ['none is the person’s any more', [], 4, undefined],
  ['none was kept', [lumiere, nordwind], undefined, lumiere],
  ['one was kept', [lumiere, nordwind], 4, nordwind],
  ['the one kept was left', [lumiere], 4, lumiere],
])('K-005 the organization in focus, when %s', (_, organizations, keptId, focused) => {
  expect(focusedIn(organizations, keptId)).toBe(focused)
})
