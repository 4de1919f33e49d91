import { licenceEnd, licenceKey } from '../account/user.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { end, flag, nullable, object, optional } from '../kernel/structs.js'

export const rotateLicenceKey = endpoint({
  method: 'POST',
  path: 'v3/users/{id}/licence-key',
  response: licenceKey,
  [docs]: {
    summary:
      'Replace the license key by a new one with the same end: the one there was is nowhere known from then on. Not where it is disabled.',
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: ['not_found', 'not_possible', 'not_while_acting', 'proof_required'],
    example: {
      params: { id: 1 },
      response: {
        token: 'SW-4Q7K-19ZD-MX2B',
        created_at: '2026-11-22T08:30:00.000Z',
        disabled: false,
        expired: false,
      },
    },
  },
})

export const switchLicenceKey = endpoint({
  method: 'PUT',
  path: 'v3/staff/users/{id}/licence-key',
  body: object({ disabled: flag({ [docs]: { example: true } }) }),
  [docs]: {
    summary:
      'Disable the license key of somebody, or enable it again: a key that is disabled logs in nowhere and is not replaced. Its owner is told.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 1 }, body: { disabled: true } },
  },
})

export const saveLicenceEnd = endpoint({
  method: 'PUT',
  path: 'v3/staff/users/{id}/licence-key/end',
  body: object({
    end: licenceEnd,
    date: optional(nullable(end({ [docs]: { note: 'with the end `date` alone' } }))),
  }),
  [docs]: {
    summary:
      'Say when the license key of somebody ends: with what is delivered to their projects, as every key does from the start, on a date, or never. Its owner is told.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 1 }, body: { end: 'date', date: '2027-01-31' } },
  },
})
