import { safeNext } from '@saywright/shell'
import { expect, it } from 'vitest'
import { consoleLogin } from './consoleLogin.js'

const studio = { protocol: 'http:', host: 'studio.localhost:4600' }

it('leads to the login of the console, which accepts the way back', () => {
  const address = new URL(consoleLogin(studio, '/7/voice-commands/11'))
  expect(address.host + address.pathname).toBe('localhost:4600/auth/login')
  const next = address.searchParams.get('next')
  expect(next).toBe('http://studio.localhost:4600/7/voice-commands/11')
  expect(safeNext(next, { protocol: 'http:', host: 'localhost:4600' })).toBe(next)
})
