import { addDomain } from '@saywright/api/contract'
import { describe, expect, it, test, vi } from 'vitest'
import { createChecks } from '../core/createChecks.js'
import { rulesOf } from '../core/rulesOf.js'
import { validate } from '../core/validate.js'
import { compareDomain } from './DomainKit/compareDomain.js'
import { domainChecks } from './DomainKit/domainChecks.js'
import { professionalEmailCheck } from './ProfessionalEmailKit/professionalEmailCheck.js'

const judge = (values: { name: string; verification_email: string }) => ({
  ...compareDomain(values),
  ...validate(rulesOf(addDomain), values),
})

test.each([
  ['', '', { name: 'required', verification_email: 'required' }],
  ['http://a.co', 'ada@a.co', { name: 'invalidDomain' }],
  [`${'a'.repeat(63)}.co`, `ada@${'a'.repeat(63)}.co`, {}],
  [
    `${'a'.repeat(64)}.co`,
    `ada@${'a'.repeat(64)}.co`,
    { name: 'invalidDomain', verification_email: 'invalidEmail' },
  ],
  ['example.com', 'ada', { verification_email: 'invalidEmail' }],
  ['example.com', 'ada@other.com', { verification_email: 'domainMismatch' }],
  ['example.com', 'ada@sub.example.com', { verification_email: 'domainMismatch' }],
  ['Example.COM', 'ada@eXample.com', {}],
  ['studio.photography', 'ada@studio.photography', {}],
  ['studio.photography', 'ada@studio.com', { verification_email: 'domainMismatch' }],
  ['xn--bcher-kva.xn--p1ai', 'ada@xn--bcher-kva.xn--p1ai', {}],
])('F-051 F-052 the domain %j proved by %j', (name, verification_email, expected) => {
  expect(judge({ name, verification_email })).toEqual(expected)
})

describe('F-012 the check of a company address', () => {
  const check = (response: { valid: boolean; professional: boolean } | Error, onFailure?: 'valid') => {
    const ask = async () => {
      if (response instanceof Error) throw response
      return response
    }
    return createChecks({ email: professionalEmailCheck(ask, onFailure) })
  }
  it.each([
    ['F-012 webmail', { valid: true, professional: false }, 'webmailEmail'],
    ['an address that takes no mail', { valid: false, professional: true }, 'incorrectEmail'],
    ['a company address', { valid: true, professional: true }, undefined],
    ['F-005 a check that could not be made', new Error('down'), 'incorrectEmail'],
  ] as const)('%s', async (_what, response, expected) => {
    const checks = check(response)
    await checks.settle({ email: 'ada@example.com' })
    expect(checks.errors({ email: 'ada@example.com' }).email).toBe(expected)
  })
  it('may let an address pass that could not be checked', async () => {
    const checks = check(new Error('down'), 'valid')
    await checks.settle({ email: 'ada@example.com' })
    expect(checks.errors({ email: 'ada@example.com' })).toEqual({})
  })
})

describe('F-053 the checks of a domain', () => {
  const values = { name: 'gmail.com', verification_email: 'ada@gmail.com' }
  it('F-053 refuse a free provider, and the address of one', async () => {
    const askDomain = vi.fn(async () => null)
    const checks = createChecks(
      domainChecks({ askDomain, askEmail: async () => ({ valid: true, professional: false }) }),
    )
    await checks.settle(values)
    expect(checks.errors(values)).toEqual({ name: 'incorrectDomain', verification_email: 'webmailEmail' })
    expect(askDomain).toHaveBeenCalledExactlyOnceWith('gmail.com', expect.any(AbortSignal))
  })
  it('F-053 refuse what they could not ask about', async () => {
    const down = () => Promise.reject(new Error('down'))
    const checks = createChecks(domainChecks({ askDomain: down, askEmail: down }))
    await checks.settle(values)
    expect(checks.errors(values)).toEqual({ name: 'incorrectDomain', verification_email: 'incorrectDomain' })
  })
})
