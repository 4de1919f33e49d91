import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { ApiError } from '../contract/kernel/errors.js'
import { listenToCommands } from '../contract/voice-commands/listeningCalls.js'
import { aUser } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { createClient } from './createClient.js'
import type { Session } from './session.js'
import { memorySession } from './session.js'

const { me, logout } = endpoints
const [ada, ines] = [7, 8]

/** The session of a browser, seen from one of its windows: `elsewhere` changes it like another window. */
function sharedSession(token?: string): Session & { elsewhere: (token: string | undefined) => void } {
  const own = memorySession(token)
  let other: { token: string | undefined } | undefined
  return {
    ...own,
    token: () => (other ? other.token : own.token()),
    store: (next) => {
      other = undefined
      own.store(next)
    },
    clear: () => {
      other = undefined
      own.clear()
    },
    elsewhere: (next) => {
      other = { token: next }
    },
  }
}

/** A window of Ada, in a browser whose tokens begin with the name of their person. */
function aWindow({ isKnown = true } = {}) {
  const session = sharedSession('ada-1')
  const onOtherAccount = vi.fn()
  const onSignedOut = vi.fn()
  const check = ({ headers }: { headers: Readonly<Record<string, string>> }) => {
    const person = headers.Authorization?.includes('ada') ? ada : ines
    const account = headers['X-Account-Id']
    if (account !== undefined && account !== String(person))
      throw new ApiError({ kind: 'otherAccount', status: 409, code: 'account_changed' })
    return person
  }
  const fake = fakeTransport()
    .respond(me, (call) => aUser({ id: check(call) }))
    .respond(logout, (call) => void check(call))
  const client = createClient({ transport: fake, session, onOtherAccount, onSignedOut })
  const ready = isKnown ? client.send(me) : Promise.resolve()
  const tokens = () => fake.calls().map(({ headers }) => headers.Authorization?.replace('Bearer ', ''))
  return { session, client, fake, onOtherAccount, onSignedOut, ready, tokens }
}

describe('the account of a window', () => {
  it('is sent with each call once it is known', async () => {
    const { client, fake, ready } = aWindow()
    await ready
    await client.send(me)
    expect(fake.calls().map(({ headers }) => headers['X-Account-Id'])).toEqual([undefined, '7'])
  })

  it('is checked against the session of another account', async () => {
    const { session, client, onOtherAccount, onSignedOut, ready } = aWindow()
    await ready
    session.elsewhere('ines-1')
    expect(client.isOwnSession()).toBe(false)
    await expect(client.send(me)).rejects.toMatchObject({ kind: 'otherAccount' })
    expect(onOtherAccount).toHaveBeenCalledOnce()
    expect([onSignedOut.mock.calls, session.token()]).toEqual([[], 'ines-1'])
  })

  it('is that of the token it began with until it is known', async () => {
    const { session, client, tokens } = aWindow({ isKnown: false })
    session.elsewhere('ines-1')
    expect((await client.send(me)).id).toBe(ada)
    await expect(client.send(me)).rejects.toMatchObject({ kind: 'otherAccount' })
    expect(tokens()).toEqual(['ada-1', 'ines-1'])
  })

  it('takes a later session of the same account for its own', async () => {
    const { session, client, ready } = aWindow()
    await ready
    session.elsewhere('ada-2')
    await client.send(me)
    expect(client.isOwnSession()).toBe(true)
  })

  it('is another one after a login in the window itself', async () => {
    const { session, client, ready } = aWindow()
    await ready
    session.store('ines-1')
    expect((await client.send(me)).id).toBe(ines)
  })

  it('is among the protocols of a WebSocket', async () => {
    const protocols: string[][] = []
    const socket = (_: string, given: string[]) => {
      protocols.push(given)
      return {} as WebSocket
    }
    const fake = fakeTransport().respond(me, aUser({ id: ada }))
    const client = createClient({ transport: fake, session: memorySession('ada-1'), socket })
    await client.send(me)
    client.openSocket(listenToCommands, { params: { id: 1, modelId: 2 } }, 'listening')
    expect(protocols).toEqual([['listening', 'bearer.ada-1', 'account.7']])
  })
})
