import { expect, it } from 'vitest'
import { members } from '../../features/organization/testing/frame.js'
import { byName } from './sortedMembers.js'

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
