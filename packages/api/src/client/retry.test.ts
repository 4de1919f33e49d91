import { describe, expect, it, test, vi } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { aUser } from '../testing/builders.js'
import { createClient } from './createClient.js'
import type { Transport } from './transport.js'

const { me, makeLoginCode } = endpoints

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )

describe('retries', () => {
  const flaky = (failures: readonly Response[], then: () => Response) => {
    const left = [...failures]
    return vi.fn<Transport>(async () => left.shift() ?? then())
  }
  const quick = { baseMilliseconds: 1 }

  it('send an idempotent call again when it may pass', async () => {
    const transport = flaky([new Response('', { status: 503 }), new Response('', { status: 502 })], () =>
      Response.json(aUser()),
    )
    expect(await createClient({ transport, retry: quick }).send(me)).toEqual(aUser())
    expect(transport).toHaveBeenCalledTimes(3)
  })

  it('stop after two', async () => {
    const transport = flaky([], () => new Response('', { status: 503 }))
    expect((await caught(createClient({ transport, retry: quick }).send(me)))?.status).toBe(503)
    expect(transport).toHaveBeenCalledTimes(3)
  })

  test.each([404, 422, 500, 403])('never follow status %i', async (status) => {
    const transport = flaky([], () => new Response('', { status }))
    await caught(createClient({ transport, retry: quick }).send(me))
    expect(transport).toHaveBeenCalledTimes(1)
  })

  it('never repeat a call that is not idempotent', async () => {
    const transport = flaky([], () => new Response('', { status: 503 }))
    await caught(createClient({ transport, retry: quick }).send(makeLoginCode, { body: {} }))
    expect(transport).toHaveBeenCalledTimes(1)
  })

  it('wait as long as the server says, but not longer than five seconds', async () => {
    const limited = (seconds: string) =>
      new Response('', { status: 429, headers: { 'Retry-After': seconds } })
    const soon = flaky([limited('0')], () => Response.json(aUser()))
    await createClient({ transport: soon }).send(me)
    expect(soon).toHaveBeenCalledTimes(2)
    const late = flaky([], () => limited('60'))
    const error = await caught(createClient({ transport: late }).send(me))
    expect(error).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 60 })
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('stop waiting when the caller aborts', async () => {
    const stop = new AbortController()
    const transport = flaky([], () => new Response('', { status: 503 }))
    const client = createClient({ transport, retry: { baseMilliseconds: 60_000 }, random: () => 0.99 })
    const call = caught(client.send(me, { signal: stop.signal }))
    setTimeout(() => stop.abort(), 10)
    expect((await call)?.kind).toBe('aborted')
  })
})
