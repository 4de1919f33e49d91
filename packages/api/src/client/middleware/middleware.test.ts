import { expect, it } from 'vitest'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { compose, type Middleware } from './middleware.js'

it('passes the call to the first step first, and the result to it last', async () => {
  const order: string[] = []
  const step =
    (name: string): Middleware =>
    async (call, next) => {
      order.push(`${name} before`)
      const result = await next({ ...call, token: `${call.token} ${name}` })
      order.push(`${name} after`)
      return result
    }
  const way = compose([step('outer'), step('inner')], async ({ token }) => token)
  expect(await way(anOutgoingCall({ token: 'sent' }))).toBe('sent outer inner')
  expect(order).toEqual(['outer before', 'inner before', 'inner after', 'outer after'])
})
