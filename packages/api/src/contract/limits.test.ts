import { expect, test } from 'vitest'
import { endpoints } from './endpoints.js'
import type { Endpoint } from './kernel/endpoint.js'
import { failuresOf } from './kernel/failures.js'

const letters = (count: number) => 'a'.repeat(count)
const many = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, i) => one(i))

/** A field of a body or query, how a value of a size is made, the greatest or least size that passes, and the next. */
type Bound = readonly [string, Endpoint, string, (size: number) => unknown, at: number, beyond: number]

const {
  addPasskey,
  createInvitations,
  createOrganization,
  listProjects,
  pushLog,
  register,
  reportError,
  saveUser,
  saveVoiceCommandModel,
  sendContactMessage,
  sendFeedback,
  socialStart,
} = endpoints
const nBest = (MAXNBEST: number) => ({ MAXNBEST })
const silence = (TSILENCE: number) => ({ TSILENCE })
const threshold = (THRESHOLD: number) => ({ THRESHOLD })
const slots = (count: number) => many(count, (i) => ({ name: `slot${i}`, values: ['Anna'] }))
const suite = (count: number) => many(count, (i) => ({ sentence: `say ${i}`, expect: 'accept' }))
const values = (count: number) => [{ name: 'contact', values: many(count, String) }]
const address = (count: number) => `${letters(count - 6)}@b.com`

test.each<Bound>([
  ['F-006± passwords', register, 'password', (size) => `Ab1!${letters(size - 4)}`, 8, 7],
  ['F-006± passwords', register, 'password', (size) => `Ab1!${letters(size - 4)}`, 200, 201],
  ['names', createOrganization, 'name', letters, 100, 101],
  ['names of passkeys', addPasskey, 'name', letters, 100, 101],
  ['short texts', saveUser, 'job_title', letters, 200, 201],
  ['addresses of mail', register, 'email', address, 254, 255],
  ['telephone numbers', saveUser, 'phone_number', letters, 40, 41],
  ['addresses of pages', socialStart, 'redirectUri', letters, 2000, 2001],
  ['messages', sendContactMessage, 'message', letters, 4000, 4001],
  ['lines of a log', pushLog, 'message', letters, 4000, 4001],
  ['stack traces', reportError, 'stacktrace', letters, 20_000, 20_001],
  ['ratings', sendFeedback, 'rating', Number, 1, 0],
  ['ratings', sendFeedback, 'rating', Number, 5, 6],
  ['grammars', saveVoiceCommandModel, 'grammar', letters, 500_000, 500_001],
  ['F-075± hypotheses', saveVoiceCommandModel, 'settings', nBest, 1, 0],
  ['F-075± hypotheses', saveVoiceCommandModel, 'settings', nBest, 1000, 1001],
  ['F-076± silence', saveVoiceCommandModel, 'settings', silence, 100, 99],
  ['F-076± silence', saveVoiceCommandModel, 'settings', silence, 10_000, 10_001],
  ['thresholds', saveVoiceCommandModel, 'settings', threshold, 0, -1],
  ['thresholds', saveVoiceCommandModel, 'settings', threshold, 10_000, 10_001],
  ['slots', saveVoiceCommandModel, 'slots', slots, 200, 201],
  ['tests of a suite', saveVoiceCommandModel, 'suite', suite, 1000, 1001],
  ['values of a slot', saveVoiceCommandModel, 'slots', values, 10_000, 10_001],
  ['invitations', createInvitations, 'invitation_mails', (size) => many(size, (i) => `a${i}@b.com`), 20, 21],
  ['projects of an invitation', createInvitations, 'projects', (size) => many(size, (i) => i + 1), 100, 101],
  ['A-057± pages', listProjects, 'pageSize', Number, 100, 101],
  ['A-057± pages', listProjects, 'pageSize', Number, 1, 0],
])('%s end where the limit says', (_, { body, query, example }, field, sized, at, beyond) => {
  const [shape, good] = body ? [body, example.body] : [query!, example.query]
  const failuresWith = (size: number) =>
    Object.keys(failuresOf(shape, { ...(good as object), [field]: sized(size) }) ?? {})
  expect(failuresWith(at)).toEqual([])
  expect(failuresWith(beyond)).toEqual([expect.stringMatching(`^${field}`)])
})
