import { aMember, anOrganization, aPerson } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { ownedOrganizationsOf } from './ownedOrganizations.js'

const me = { id: 1 }
const own = aMember({ user: aPerson({ id: 1 }), role: 'administrator' })
const guest = aMember({ id: 6, user: aPerson({ id: 2 }), role: 'guest' })
const administrator = aMember({ id: 7, user: aPerson({ id: 3 }), role: 'administrator' })

describe('what is deleted with an account', () => {
  it('K-032 are organizations without another member', () => {
    const organizations = [anOrganization({ name: 'Alone', members: [own] })]
    expect(ownedOrganizationsOf(me, organizations)).toEqual({ along: ['Alone'], handOver: [] })
  })
  it('K-032 must be handed over first without another administrator', () => {
    const organizations = [
      anOrganization({ name: 'With a guest', members: [own, guest] }),
      anOrganization({ name: 'With another', members: [own, guest, administrator] }),
      anOrganization({ name: 'As a guest', members: [{ ...own, role: 'guest' }, administrator] }),
    ]
    expect(ownedOrganizationsOf(me, organizations)).toEqual({ along: [], handOver: ['With a guest'] })
  })
})
