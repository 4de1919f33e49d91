import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../contract/kernel/errors.js'
import { memorySession } from '../session.js'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { logInAgain } from './logInAgain.js'
import type { OutgoingCall } from './middleware.js'

type StubResponse = boolean | undefined

/** The step in a window whose session is `token`, and whose user answers a question by `answer`. */
function aStep({
  answer,
  isEnding = false,
  ...rest
}: {
  answer?: (store: (token: string) => void) => StubResponse
  isEnding?: boolean
  token?: string | undefined
} = {}) {
  const session = memorySession('token' in rest ? rest.token : 'dead')
  const [onSignedOut, onError, onAsked] = [vi.fn(), vi.fn(), vi.fn()]
  const step = logInAgain({
    session,
    account: { token: session.token, drop: () => {} },
    isEnding: () => isEnding,
    onSignedOut,
    onError,
    ...(answer && {
      onSessionEnded: async () => {
        onAsked()
        return answer(session.store)
      },
    }),
  })
  const tokens: (string | undefined)[] = []
  const send = (parts: Partial<OutgoingCall> = {}) =>
    step(anOutgoingCall({ token: 'dead', ...parts }), async ({ token }) => {
      tokens.push(token)
      if (token !== 'alive') throw new ApiError({ kind: 'signedOut', status: 403 })
      return 'done'
    })
  const reported = () => [onSignedOut, onError, onAsked].map(({ mock }) => mock.calls.length)
  return { send, session, tokens, reported }
}

const logsIn = (store: (token: string) => void) => {
  store('alive')
  return true
}

describe('an ended session', () => {
  it('requests a new login, and sends the call again', async () => {
    const { send, tokens, reported } = aStep({ answer: logsIn })
    expect(await send()).toBe('done')
    expect(tokens).toEqual(['dead', 'alive'])
    expect(reported()).toEqual([0, 0, 1])
  })

  it('requests no login when another call has brought a new session', async () => {
    const { send, session, reported } = aStep({ answer: () => false })
    session.store('alive')
    expect(await send()).toBe('done')
    expect(reported()).toEqual([0, 0, 0])
  })

  it.each<[string, Parameters<typeof aStep>[0]]>([
    ['nobody can be asked', {}],
    ['the user declines', { answer: () => false }],
    ['no user is there', { answer: () => undefined }],
  ])('is cleared and reported once when %s', async (_, options) => {
    const { send, session, reported } = aStep(options)
    await expect(send()).rejects.toMatchObject({ kind: 'signedOut' })
    await expect(send()).rejects.toMatchObject({ kind: 'signedOut' })
    expect(session.token()).toBeUndefined()
    expect(reported().slice(0, 2)).toEqual([1, 1])
  })

  it('is reported, without another login, when the new one is dead too', async () => {
    const { send, tokens, reported } = aStep({
      answer: (store) => {
        store('dead too')
        return true
      },
    })
    await expect(send()).rejects.toMatchObject({ kind: 'signedOut' })
    expect(tokens).toEqual(['dead', 'dead too'])
    expect(reported()).toEqual([1, 1, 1])
  })

  it('is cleared even where the caller shows the failure itself', async () => {
    const { send, reported } = aStep()
    await expect(send({ input: { isFailureShown: true } })).rejects.toThrow()
    expect(reported()).toEqual([1, 0, 0])
  })

  it('is left to the call that ends it on purpose', async () => {
    const { send, session, reported } = aStep({ answer: logsIn, isEnding: true })
    await expect(send()).rejects.toMatchObject({ kind: 'signedOut' })
    expect([session.token(), reported()]).toEqual(['dead', [0, 1, 0]])
  })

  it('requests no login for the call that ends it', async () => {
    const { send, reported } = aStep({ answer: logsIn })
    await expect(send({ input: { endsSession: true } })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported()).toEqual([1, 1, 0])
  })
})

describe('a window that another one has logged out', () => {
  it('is reported as signed out when the user declines', async () => {
    const { send, reported } = aStep({ answer: () => false, token: undefined })
    await expect(send({ token: undefined })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported()).toEqual([1, 0, 1])
  })

  it('reports only a failed call without a user to ask', async () => {
    const { send, reported } = aStep({ token: undefined })
    await expect(send({ token: undefined })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported()).toEqual([0, 1, 0])
  })
})

it('leaves a stream to its reader, who opens it again', async () => {
  const { send, tokens, reported } = aStep({ answer: logsIn })
  await expect(send({ streamHeaders: {} })).rejects.toMatchObject({ kind: 'signedOut' })
  expect(tokens).toEqual(['dead'])
  expect(reported()).toEqual([0, 0, 1])
})

it('passes on any other failure', async () => {
  const step = logInAgain({
    session: memorySession('a-token'),
    account: { token: () => 'a-token', drop: () => {} },
    isEnding: () => false,
    onSessionEnded: () => Promise.reject(new Error('nobody is asked')),
  })
  const unreachable = new TypeError('Failed to fetch')
  await expect(step(anOutgoingCall(), () => Promise.reject(unreachable))).rejects.toBe(unreachable)
})
