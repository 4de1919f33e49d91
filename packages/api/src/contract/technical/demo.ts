import { endpoint } from '../kernel/endpoint.js'
import { text, type } from '../kernel/structs.js'

export const getDemo = endpoint({
  method: 'GET',
  path: 'demo',
  summary: 'The demonstration login, for the login screen. In production mode this does not exist.',
  roles: 'public',
  response: type({
    email: text({ example: 'demo@example.com' }),
    password: text({ example: 'Lamp7!Kitchen' }),
  }),
  errors: ['not_found'],
  quiet: true,
  example: { response: { email: 'demo@example.com', password: 'Lamp7!Kitchen' } },
})
