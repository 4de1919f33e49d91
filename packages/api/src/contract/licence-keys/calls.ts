import { licenceKey } from '../account/user.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'

export const rotateLicenceKey = endpoint({
  method: 'POST',
  path: 'v3/users/{id}/licence-key',
  response: licenceKey,
  [docs]: {
    summary:
      'Replace the licence key by a new one with the same end: the one there was is nowhere known from then on. Not where it is disabled.',
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
