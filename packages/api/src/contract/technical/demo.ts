import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { text, type } from '../kernel/structs.js'

export const getDemo = endpoint({
  method: 'GET',
  path: 'demo',
  response: type({
    email: text({ [docs]: { example: 'demo@example.com' } }),
    password: text({ [docs]: { example: 'Lamp7!Kitchen' } }),
  }),
  quiet: true,
  [docs]: {
    summary: 'The demonstration login, for the login screen. In production mode this does not exist.',
    roles: 'public',
    errors: ['not_found'],
    example: { response: { email: 'demo@example.com', password: 'Lamp7!Kitchen' } },
  },
})
