import { expect, it, test } from 'vitest'
import { jonas, members } from '../../features/organization/testing/frame.js'
import { byName, matching } from './sortedMembers.js'

it('sorts members by the name that is shown', () => {
  expect(byName(members, 'fr-FR').map(({ user }) => user.last_name)).toEqual([
    'de La Fontaine',
    'Feld',
    'Kowalska',
    'Lovelace',
    'Nguyen',
    'O’Brien',
  ])
})

test.each([
  ['FELD', ['Feld']],
  [' jonas.feld@ ', ['Feld']],
  ['marguerité', ['de La Fontaine']],
  ['nobody', []],
])('finds by %j', (typed, names) => {
  expect(matching(members, typed).map(({ user }) => user.last_name)).toEqual(names)
})

it('finds all where nothing is typed', () => {
  expect(matching(members, ' ')).toHaveLength(members.length)
  expect(members.map(({ user }) => user)).toContain(jonas)
})
