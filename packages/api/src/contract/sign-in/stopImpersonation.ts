import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { authResult, exampleSession } from './result.js'

export const stopImpersonation = endpoint({
  method: 'POST',
  path: 'v3/stop_acting',
  response: authResult,
  [docs]: {
    summary:
      'Stop acting as somebody: ends that session, and goes on with the one of staff in which acting began, while that lives.',
    roles: 'user',
    errors: ['not_possible'],
    example: { response: { ...exampleSession, id: 9 } },
  },
})
