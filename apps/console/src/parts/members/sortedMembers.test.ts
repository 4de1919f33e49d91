import { aMember, aPerson } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { byName } from './sortedMembers.js'

const names = ['O’Brien', 'Kowalska', 'de La Fontaine', 'Nguyen', 'Feld']
const members = names.map((last_name) => aMember({ user: aPerson({ last_name }) }))

it('sorts members by the name that is shown', () => {
  expect(byName(members, 'fr-FR').map(({ user }) => user.last_name)).toEqual([
    'de La Fontaine',
    'Feld',
    'Kowalska',
    'Nguyen',
    'O’Brien',
  ])
})
