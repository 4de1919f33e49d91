import { describe, expect, it, test } from 'vitest'
import { sendFeedback } from '../contact/calls.js'
import { checkDomain } from '../email-checks/calls.js'
import { addDomain } from '../email-domains/calls.js'
import { createInvitations } from '../invitations/calls.js'
import { failuresOf } from '../kernel/failures.js'
import { accountEmail } from '../kernel/rules.js'
import { memberRoles } from '../members/member.js'
import { saveOrganization } from './calls.js'

const organization = saveOrganization.example.body!
const invitation = { invitation_mail: 'grace@example.com', role: { 'en-US': 'guest' as const } }
const feedback = sendFeedback.example.body!

describe('an organization', () => {
  test.each(['country', 'name', 'geographic_area', 'industry', 'size', 'website_url'])(
    'F-015 F-017 needs its %s',
    (field) => {
      expect(failuresOf(saveOrganization.body!, { ...organization, [field]: '' })).toEqual({
        [field]: 'required',
      })
    },
  )

  it('F-016 needs neither sub-industry nor business activity', () => {
    const body = { ...organization, sub_industry: null, business_activity: undefined }
    expect(failuresOf(saveOrganization.body!, body)).toBeUndefined()
  })
})

it('P-001 has three roles, in lower case on the wire', () => {
  expect(memberRoles).toEqual(['administrator', 'employee', 'guest'])
})

describe('an invitation', () => {
  it('F-050 needs an address and a role, and no project', () => {
    const { body } = createInvitations
    expect(failuresOf(body!, invitation)).toBeUndefined()
    expect(failuresOf(body!, { role: invitation.role })).toEqual({ invitation_mail: 'required' })
    expect(failuresOf(body!, { ...invitation, invitation_mail: 'grace' })).toEqual({
      invitation_mail: 'invalidEmail',
    })
    expect(failuresOf(body!, { invitation_mail: 'grace@example.com' })).toEqual({ role: 'required' })
    expect(failuresOf(body!, { ...invitation, role: { 'en-US': 'owner' } })).toEqual({
      'role.en-US': 'invalid',
    })
  })

  it('may go to 20 addresses at once', () => {
    const to = (count: number) => ({
      role: invitation.role,
      invitation_mails: Array.from({ length: count }, (_, at) => `person${at}@example.com`),
    })
    expect(failuresOf(createInvitations.body!, to(20))).toBeUndefined()
    expect(failuresOf(createInvitations.body!, to(21))).toEqual({ invitation_mails: 'tooLong' })
    expect(failuresOf(createInvitations.body!, to(0))).toEqual({ invitation_mail: 'required' })
  })
})

describe('a domain', () => {
  test.each([
    ['a.example.com', 'ada@example.com', { verification_email: 'domainMismatch' }],
    ['example.com', 'ada@example.com', undefined],
    ['Example.com', 'ada@EXAMPLE.com', undefined],
    ['http://example.com', 'ada@example.com', { name: 'invalidDomain' }],
    ['example.com', undefined, undefined],
    ['studio.photography', 'ada@studio.photography', undefined],
    ['localhost', 'ada@localhost', { name: 'invalidDomain' }],
    ['ada@example.com', undefined, { name: 'invalidDomain' }],
  ])('F-051 F-052 %s proved by %s', (name, verification_email, expected) => {
    expect(failuresOf(addDomain.body!, { name, verification_email })).toEqual(expected)
  })
})

test.each([
  'studio.photography',
  'a.abcdefg',
  'xn--bcher-kva.xn--p1ai',
  '-a.com',
  'localhost',
  'a b.com',
  '',
])('the domain %j is taken alone just where an address of it is', (name) => {
  const isTaken = name.includes('.') && !failuresOf(accountEmail(), `ada@${name}`)
  expect(failuresOf(addDomain.body!, { name }) === undefined).toBe(isTaken)
  expect(failuresOf(checkDomain.body!, { domain: name }) === undefined).toBe(isTaken)
})

describe('feedback', () => {
  test.each(['topic', 'object', 'description', 'beta'])('F-048 needs its %s', (field) => {
    expect(failuresOf(sendFeedback.body!, { ...feedback, [field]: undefined })).toEqual({
      [field]: 'required',
    })
  })

  test.each([
    [0, { rating: 'outOfRange' }],
    [1, undefined],
    [5, undefined],
    [6, { rating: 'outOfRange' }],
    [2.5, { rating: 'invalid' }],
  ])('F-048± rated %s', (rating, expected) => {
    expect(failuresOf(sendFeedback.body!, { ...feedback, rating })).toEqual(expected)
  })
})
