import { afterEach, expect, it, vi } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { anAuthResult } from '../testing/builders.js'
import { createClient } from './createClient.js'

/** A network that answers or fails on command. */
function aNetwork() {
  const waiting: { resolve: (response: Response) => void; reject: (cause: Error) => void }[] = []
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })))
  return {
    /** Of each call, in the order in which they were sent. */
    kept: () => fetched.mock.calls.map(([, init]) => init?.keepalive === true),
    answer: () => {
      for (const { resolve } of waiting.splice(0)) resolve(Response.json(anAuthResult()))
    },
    fail: () => {
      for (const { reject } of waiting.splice(0)) reject(new TypeError('no network'))
    },
  }
}

const client = createClient({ baseUrl: 'https://halden.com/api', retry: { times: 0 } })
const logIn = (password: string) => client.send(endpoints.login, { body: { email: 'a@b.co', password } })

afterEach(() => vi.restoreAllMocks())

it('lets a small write outlive the page, and no reading', async () => {
  const { kept, answer } = aNetwork()
  const sent = [
    logIn('x'),
    client.send(endpoints.logout),
    client.send(endpoints.getOnboarding),
    client.send(endpoints.recognize, { params: { id: 7, modelId: 11 }, body: new Blob(['RIFF']) }),
  ]
  expect(kept()).toEqual([true, true, false, false])
  answer()
  await Promise.allSettled(sent)
})

it('keeps at most as many bytes alive beyond the page as a browser allows', async () => {
  const { kept, answer } = aNetwork()
  const first = [logIn('é'.repeat(10_000)), logIn('é'.repeat(10_000)), logIn('x')]
  expect(kept()).toEqual([true, false, true])
  answer()
  await Promise.all(first)
  const next = logIn('é'.repeat(10_000))
  expect(kept()).toEqual([true, false, true, true])
  answer()
  await next
})

it('lets ten calls at once outlive the page, and others once those have failed', async () => {
  const { kept, fail } = aNetwork()
  const all = Array.from({ length: 11 }, () => logIn('x'))
  expect(kept().lastIndexOf(true)).toBe(9)
  fail()
  await Promise.allSettled(all)
  const next = logIn('x')
  expect(kept().at(-1)).toBe(true)
  fail()
  await Promise.allSettled([next])
})
