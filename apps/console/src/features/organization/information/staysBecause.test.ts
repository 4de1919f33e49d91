import type { MemberRole } from '@saywright/api/contract'
import { aMember, aPerson } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { staysBecause } from './staysBecause.js'

const me = 1
const membersOf = (roles: readonly MemberRole[]) =>
  roles.map((role, index) => aMember({ role, user: aPerson({ id: me + index }) }))

test.each<[string, MemberRole[], ReturnType<typeof staysBecause>]>([
  ['the only member', ['administrator'], 'lastMember'],
  ['the only administrator', ['administrator', 'employee', 'guest'], 'lastAdministrator'],
  ['one of two administrators', ['administrator', 'administrator'], undefined],
  ['an employee', ['employee', 'administrator'], undefined],
])('%s: %j stays because of %s', (_, roles, reason) => {
  expect(staysBecause(membersOf(roles), me)).toBe(reason)
})
