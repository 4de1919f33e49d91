import { expect, it } from 'vitest'
import { isLoopback } from './hosts.js'

it.each(['localhost', 'studio.localhost', '127.0.0.1', '[::1]'])('%s is the own machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each(['studio.saywright.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example'])(
  '%s is another',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
