import { createInvitations, failuresOf } from '@saywright/api/contract'
import { describe, expect, it, test } from 'vitest'
import { rulesOf } from '../../core/rulesOf.js'
import { validate } from '../../core/validate.js'
import { blankInvitation, invitationBody, invitationRules } from './invitation.js'

const toGrace = { ...blankInvitation, invitation_mail: 'grace@example.com' }

test.each([
  [blankInvitation, { invitation_mail: 'required' }],
  [{ ...toGrace, invitation_mail: 'grace' }, { invitation_mail: 'invalidEmail' }],
  [{ ...toGrace, role: undefined }, { role: 'required' }],
  [toGrace, {}],
  [{ ...toGrace, projects: [7, 9] }, {}],
])('F-050 the invitation %o', (values, expected) => {
  expect(validate(invitationRules, values)).toEqual(expected)
})

it('F-050 invites a guest to no project by default', () => {
  expect(blankInvitation).toMatchObject({ role: 'guest', projects: [] })
})

describe('the body of a request', () => {
  it.each(['administrator', 'employee', 'guest'] as const)(
    'is what the call takes, for the role %s',
    (role) => {
      const body = invitationBody({ ...toGrace, role, projects: [7] })
      expect(failuresOf(rulesOf(createInvitations), body)).toBeUndefined()
      expect(body).toMatchObject({ role: { 'en-US': role }, projects: [7] })
    },
  )
  it('says the role in French too', () => {
    expect(invitationBody(toGrace).role).toEqual({ 'en-US': 'guest', 'fr-FR': 'invité' })
  })
})
