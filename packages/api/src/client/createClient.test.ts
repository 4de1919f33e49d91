import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { ApiError } from '../contract/kernel/errors.js'
import { anAudioAsset, anAuthResult, aPage, aProject, aUser } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { createClient } from './createClient.js'
import { joinUrl, pathWithQuery } from './input.js'
import { everyItem } from './pages.js'
import { memorySession } from './session.js'
import type { Transport } from './transport.js'

const {
  me,
  login,
  listProjects,
  getProject,
  checkVersion,
  recognize,
  getAudioFileContent,
  deleteTask,
  logout,
  openEvents,
} = endpoints

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )

test.each([
  ['/api', 'v3/me', '/api/v3/me'],
  ['https://a.co/api/', '/v3/me', 'https://a.co/api/v3/me'],
])('A-001 joins %s and %s', (base, path, url) => expect(joinUrl(base, path)).toBe(url))

describe('a failure that the screen shows itself', () => {
  it('reaches no listener', async () => {
    const fake = fakeTransport().fail(me, 'already_exists')
    const heard = vi.fn()
    const client = createClient({ transport: fake, onConflict: heard, onError: heard })
    expect((await caught(client.send(me, { isFailureShown: true })))?.kind).toBe('conflict')
    expect(heard).not.toHaveBeenCalled()
  })

  it('still ends a dead session', async () => {
    const fake = fakeTransport().fail(me, 'disconnected')
    const onSignedOut = vi.fn()
    const session = memorySession('a-token')
    await caught(createClient({ transport: fake, session, onSignedOut }).send(me, { isFailureShown: true }))
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(session.token()).toBeUndefined()
  })
})

describe('a call that works', () => {
  it('is reported with its endpoint, unlike a failed one', async () => {
    const fake = fakeTransport().respond(me, aUser()).fail(logout, 'internal')
    const onSuccess = vi.fn()
    const client = createClient({ transport: fake, onSuccess })
    await client.send(me)
    await caught(client.send(logout))
    expect(onSuccess.mock.calls).toEqual([[me]])
  })
})

describe('a session that ends while the user is at work', () => {
  function atWork(logIn: (session: ReturnType<typeof memorySession>) => Promise<boolean>) {
    const session = memorySession('dead')
    const onSignedOut = vi.fn()
    const onSessionEnded = vi.fn(() => logIn(session))
    const fake = fakeTransport().respond(me, ({ headers }) => {
      if (headers.Authorization !== 'Bearer alive') throw new ApiError({ kind: 'signedOut', status: 403 })
      return aUser()
    })
    const client = createClient({ transport: fake, session, onSignedOut, onSessionEnded })
    return { client, fake, session, onSignedOut, onSessionEnded }
  }
  const ask = async (session: ReturnType<typeof memorySession>) => {
    await Promise.resolve()
    session.store('alive')
    return true
  }

  it('requests a new login once, and sends the waiting calls again', async () => {
    const { client, fake, session, onSignedOut } = atWork(ask)
    expect((await client.send(me)).id).toBe(aUser().id)
    expect(fake.calls().map(({ headers }) => headers.Authorization)).toEqual(['Bearer dead', 'Bearer alive'])
    expect(session.token()).toBe('alive')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('ends when the user declines, and is reported once', async () => {
    const { client, session, onSignedOut } = atWork(async () => false)
    const errors = await Promise.all([caught(client.send(me)), caught(client.send(me))])
    expect(errors.map((error) => error?.kind)).toEqual(['signedOut', 'signedOut'])
    expect(session.token()).toBeUndefined()
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('is also reported when another window of the browser has logged out already', async () => {
    const { client, session, onSignedOut, onSessionEnded } = atWork(async () => false)
    session.clear()
    await caught(client.send(me))
    expect(onSessionEnded).toHaveBeenCalledOnce()
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('does not ask for one in a call that ends or replaces it', async () => {
    const { client, onSessionEnded } = atWork(ask)
    await caught(client.send(me, { endsSession: true }))
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it('does not ask again in the repeated call', async () => {
    const { client, onSessionEnded, onSignedOut } = atWork(async (session) => {
      session.store('dead too')
      return true
    })
    expect((await caught(client.send(me)))?.kind).toBe('signedOut')
    expect(onSessionEnded).toHaveBeenCalledOnce()
    expect(onSignedOut).toHaveBeenCalledOnce()
  })
})

describe('headers', () => {
  it('A-002 carry the bearer token of a session, and none without one', async () => {
    const fake = fakeTransport().respond(me, aUser()).respond(login, anAuthResult())
    await createClient({ transport: fake, session: memorySession('secret') }).send(me)
    await createClient({ transport: fake }).send(login, { body: { email: 'a@b.co', password: 'x' } })
    expect(fake.calls().map(({ headers }) => headers.Authorization)).toEqual(['Bearer secret', undefined])
  })

  it('A-003 say language, source and forced language', async () => {
    const fake = fakeTransport().respond(me, aUser())
    await createClient({
      transport: fake,
      locale: () => 'fr-FR',
      forcedLanguage: () => 'en-US',
      source: 'console',
    }).send(me)
    expect(fake.calls()[0]?.headers).toMatchObject({
      'Accept-Language': 'fr-FR',
      'X-Forced-Language': 'en-US',
      'X-Source': 'console',
    })
  })
})

describe('the overlay', () => {
  it('A-016 L-014 counts calls but not quiet ones', async () => {
    const counts: number[] = []
    const fake = fakeTransport().respond(me, aUser()).respond(checkVersion, { flag: true })
    const client = createClient({ transport: fake, onPending: (count) => counts.push(count) })
    await Promise.all([client.send(me), client.send(me), client.send(me, { quiet: true })])
    await client.send(checkVersion, { body: { version: '6.1.4' } })
    expect(counts).toEqual([1, 2, 1, 0])
  })

  it('L-015 A-044 is cleared by any failure, and every failure is reported', async () => {
    const counts: number[] = []
    const errors: string[] = []
    const fake = fakeTransport().pending(me).fail(getProject, 'internal')
    const client = createClient({
      transport: fake,
      onPending: (count) => counts.push(count),
      onError: (error, endpoint) => errors.push(`${endpoint.path} ${error.kind}`),
    })
    const stop = new AbortController()
    const waiting = caught(client.send(me, { signal: stop.signal }))
    await caught(client.send(getProject, { params: { id: 1 } }))
    expect(counts).toEqual([1, 2, 0])
    expect(errors).toEqual(['v3/projects/{id} server'])
    stop.abort()
    expect((await waiting)?.kind).toBe('aborted')
    expect(errors).toHaveLength(1)
  })

  it('L-014 returns to nothing after any order of successes, failures and aborts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('succeed', 'fail', 'abort'), { maxLength: 8 }),
        fc.scheduler(),
        async (fates, scheduler) => {
          let pending = 0
          const transport: Transport = async ({ params, signal }) => {
            const fate = fates[Number(params.id) - 1]
            await scheduler.schedule(Promise.resolve(), String(fate))
            if (fate === 'abort') throw signal.reason ?? new TypeError('gone')
            return fate === 'fail' ? new Response('', { status: 500 }) : Response.json(aProject())
          }
          const client = createClient({
            transport,
            retry: { times: 0 },
            onPending: (count) => (pending = count),
          })
          const calls = fates.map((fate, index) => {
            const stop = new AbortController()
            const call = caught(client.send(getProject, { params: { id: index + 1 }, signal: stop.signal }))
            if (fate === 'abort') stop.abort()
            return call
          })
          await scheduler.waitAll()
          await Promise.all(calls)
          expect(pending).toBe(0)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('failures', () => {
  it('A-039 five parallel dead sessions log out once', async () => {
    const session = memorySession('old')
    const onSignedOut = vi.fn()
    const fake = fakeTransport().fail(me, 'disconnected')
    const client = createClient({ transport: fake, session, onSignedOut })
    const errors = await Promise.all(Array.from({ length: 5 }, () => caught(client.send(me))))
    expect(errors.map((error) => error?.kind)).toEqual(Array(5).fill('signedOut'))
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    expect(session.token()).toBeUndefined()
  })

  it('A-039 does not report a session that a call ends on purpose, unless that call fails', async () => {
    const fake = fakeTransport().fail(me, 'disconnected').pending(logout)
    const onSignedOut = vi.fn()
    const session = memorySession('a-token')
    const client = createClient({ transport: fake, session, onSignedOut })
    const stop = new AbortController()
    const ending = caught(client.send(logout, { endsSession: true, signal: stop.signal }))
    expect((await caught(client.send(me)))?.kind).toBe('signedOut')
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(session.token()).toBe('a-token')
    stop.abort()
    expect((await ending)?.kind).toBe('aborted')
    await caught(client.send(me))
    expect(onSignedOut).toHaveBeenCalledOnce()
    fake.fail(logout, 'disconnected')
    session.store('another-token')
    await caught(client.send(logout, { endsSession: true }))
    expect(onSignedOut).toHaveBeenCalledTimes(2)
  })

  it('A-039 a late answer to an old session leaves the new one alone', async () => {
    const session = memorySession('old')
    const transport: Transport = async () => {
      session.store('new')
      return new Response('', { status: 403 })
    }
    const onSignedOut = vi.fn()
    await caught(createClient({ transport, session, onSignedOut }).send(me))
    expect(session.token()).toBe('new')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('A-040 a conflict carries the sentence of the server', async () => {
    const onConflict = vi.fn()
    const fake = fakeTransport().fail(me, { status: 409, message: 'This name exists.' })
    const error = await caught(createClient({ transport: fake, onConflict }).send(me))
    expect(error).toMatchObject({ kind: 'conflict', serverMessage: 'This name exists.' })
    expect(onConflict).toHaveBeenCalledWith(error)
  })

  it('A-041 466 shows nothing, whatever its body says', async () => {
    const fake = fakeTransport().fail(me, { status: 466, message: 'Never shown.' })
    const error = await caught(createClient({ transport: fake }).send(me))
    expect(error).toMatchObject({ kind: 'silent', serverMessage: undefined })
  })

  test.each<[string, string | object | undefined, string | undefined]>([
    ['error and message', { error: true, message: 'No.' }, 'No.'],
    ['errors and message', { errors: { name: 'required' }, message: 'No.' }, 'No.'],
    ['message alone', { message: 'No.' }, undefined],
    ['error flag false', { error: false, message: 'No.' }, undefined],
    ['empty message', { error: true, message: '  ' }, undefined],
    ['message that is no text', { error: true, message: 4 }, undefined],
    ['HTML', '<h1>Bad gateway</h1>', undefined],
    ['nothing', undefined, undefined],
  ])('A-042 A-043 a body with %s shows its message or leaves the fallback', async (_, body, shown) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const transport: Transport = async () => new Response(text, { status: 422 })
    expect((await caught(createClient({ transport }).send(me)))?.serverMessage).toBe(shown)
  })

  it('A-043 a network failure leaves the fallback', async () => {
    const fake = fakeTransport().fail(me, 'network')
    const error = await caught(createClient({ transport: fake, retry: { times: 0 } }).send(me))
    expect(error).toMatchObject({ kind: 'network', status: 0, serverMessage: undefined })
  })

  test.each([
    [404, 'notFound'],
    [413, 'refused'],
    [429, 'tooMany'],
    [500, 'server'],
  ])('status %i is %s', async (status, kind) => {
    const transport: Transport = async () =>
      new Response('{}', { status, headers: { 'X-Request-Id': 'r-1' } })
    const error = await caught(createClient({ transport, retry: { times: 0 } }).send(me))
    expect(error).toMatchObject({ kind, status, requestId: 'r-1' })
  })

  it('takes the 413 of a proxy, which is a page, for the failure of the contract', async () => {
    const transport: Transport = async () =>
      new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })
    const error = await caught(createClient({ transport }).send(me))
    expect(error).toMatchObject({ kind: 'refused', code: 'too_large', serverMessage: undefined })
  })

  it('marks the fields of an invalid form', async () => {
    const fake = fakeTransport().fail(login, {
      status: 422,
      code: 'incorrect_form',
      errors: { email: 'invalidEmail' },
    })
    const error = await caught(
      createClient({ transport: fake }).send(login, { body: { email: 'a@b.co', password: 'x' } }),
    )
    expect(error).toMatchObject({
      kind: 'invalid',
      code: 'incorrect_form',
      errors: { email: 'invalidEmail' },
    })
  })

  it('A-007 an answer outside the contract is an error that says where', async () => {
    const transport: Transport = async () => Response.json({ data: [] })
    const error = await caught(createClient({ transport }).send(listProjects, { params: { orgId: 1 } }))
    expect(error).toMatchObject({ kind: 'contract', cause: { failures: { total: 'required' } } })
    const html: Transport = async () => new Response('<html>', { status: 200 })
    expect((await caught(createClient({ transport: html }).send(me)))?.kind).toBe('contract')
  })

  it('says a time-out and an abort apart', async () => {
    const fake = fakeTransport().pending(me)
    const client = createClient({ transport: fake, retry: { times: 0 } })
    expect((await caught(client.send(me, { timeoutMilliseconds: 10 })))?.kind).toBe('timeout')
    expect((await caught(client.send(me, { signal: AbortSignal.abort() })))?.kind).toBe('aborted')
  })
})

describe('a call that needs a proof of identity', () => {
  const call = (onProofRequired?: () => Promise<boolean>) => {
    const onError = vi.fn()
    const onPending = vi.fn()
    const fake = fakeTransport().fail(deleteTask, 'proof_required')
    const client = createClient({
      transport: fake,
      onError,
      onPending,
      ...(onProofRequired && { onProofRequired }),
    })
    return {
      fake,
      onError,
      onPending,
      send: () => client.send(deleteTask, { params: { id: 7, taskId: 31 } }),
    }
  }

  it('is sent again once it is given, and the overlay does not hide the question', async () => {
    const made = call(async () => {
      expect(made.onPending).toHaveBeenLastCalledWith(0)
      made.fake.respond(deleteTask, undefined)
      return true
    })
    expect(await made.send()).toBeUndefined()
    expect(made.fake.calls(deleteTask)).toHaveLength(2)
    expect(made.onError).not.toHaveBeenCalled()
  })

  it('ends silently when it is not given', async () => {
    const { send, fake, onError } = call(async () => false)
    expect((await caught(send()))?.kind).toBe('aborted')
    expect(fake.calls(deleteTask)).toHaveLength(1)
    expect(onError).not.toHaveBeenCalled()
  })

  it('fails as any other call when no proof can be requested or the proof was not enough', async () => {
    for (const onProofRequired of [undefined, async () => true]) {
      const { send, onError } = call(onProofRequired)
      expect((await caught(send()))?.code).toBe('proof_required')
      expect(onError).toHaveBeenCalledOnce()
    }
  })
})

describe('calls end with their session', () => {
  it('aborts calls in flight at logout, except the logout itself', async () => {
    const session = memorySession('a-token')
    const onError = vi.fn()
    const signals: AbortSignal[] = []
    const transport: Transport = ({ signal }) => {
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const client = createClient({ transport, session, onError })
    const reading = caught(client.send(me))
    const listening = client.open(openEvents, {}).catch((thrown) => thrown)
    void caught(client.send(logout, { endsSession: true }))
    session.clear()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
    expect((await reading)?.kind).toBe('aborted')
    expect((await listening).name).toBe('AbortError')
    expect(onError).not.toHaveBeenCalled()
  })

  it('leaves calls of visitors and of the next session alone', async () => {
    const session = memorySession()
    const signals: AbortSignal[] = []
    const transport: Transport = ({ signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const client = createClient({ transport, session })
    void client.send(me)
    session.store('one')
    void client.send(me)
    session.store('two')
    void client.send(me)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false])
  })

  it('does not report a late refusal of an old token', async () => {
    const session = memorySession('old')
    const onError = vi.fn()
    const transport: Transport = async () => {
      session.clear()
      return new Response('', { status: 403 })
    }
    await caught(createClient({ transport, session, onError }).send(me))
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('answers', () => {
  it('are nothing, JSON or bytes', async () => {
    const bytes = new Blob(['RIFF'])
    const fake = fakeTransport().respond(deleteTask, undefined).respond(getAudioFileContent, bytes)
    const client = createClient({ transport: fake })
    expect(await client.send(deleteTask, { params: { id: 7, taskId: 31 } })).toBeUndefined()
    const content = await client.send(getAudioFileContent, { params: { id: 7, audioId: 21 } })
    expect(await content.text()).toBe('RIFF')
  })

  it('come page after page', async () => {
    const all = Array.from({ length: 230 }, (_, index) => aProject({ id: index + 1 }))
    const fake = fakeTransport().respond(listProjects, ({ query }) => {
      const { pageIndex = 0, pageSize = 10 } = query ?? {}
      return aPage(all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), all.length)
    })
    const client = createClient({ transport: fake })
    const found: number[] = []
    for await (const project of everyItem(client, listProjects, { params: { orgId: 3 } }))
      found.push(project.id)
    expect(found).toEqual(all.map(({ id }) => id))
    expect(fake.calls(listProjects)).toHaveLength(3)
  })
})

it('does not compile without a path parameter or with a wrong body', async () => {
  const client = createClient({
    transport: fakeTransport().respond(getProject, aProject()).respond(login, anAuthResult()),
  })
  // @ts-expect-error no path parameter
  await client.send(getProject).catch(() => {})
  // @ts-expect-error an unknown parameter name
  await client.send(getProject, { params: { projectId: 1 } }).catch(() => {})
  // @ts-expect-error no password
  const error = await caught(client.send(login, { body: { email: 'a@b.co' } }))
  expect(error).toBeDefined()
})

it('sends a recording unchanged, and keys a call by path and query', () => {
  expect(recognize.encoding).toBe('raw')
  expect(pathWithQuery(listProjects, { params: { orgId: 3 }, query: { pageIndex: 0 } })).toBe(
    'v3/organizations/3/projects?pageIndex=0',
  )
  expect(anAudioAsset().id).toBe(21)
})

it('requests a new session when the one that a proof was given in has ended meanwhile', async () => {
  const session = memorySession('a-token')
  const fake = fakeTransport().fail(deleteTask, 'proof_required')
  const onSessionEnded = vi.fn(async () => {
    session.store('another-token')
    fake.respond(deleteTask, undefined)
    return true
  })
  const onProofRequired = async () => {
    fake.fail(deleteTask, 'disconnected')
    return true
  }
  const client = createClient({ transport: fake, session, onProofRequired, onSessionEnded })
  expect(await client.send(deleteTask, { params: { id: 7, taskId: 31 } })).toBeUndefined()
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

it('requests a proof when the call that a new login sends again requires one', async () => {
  const session = memorySession('a-token')
  const fake = fakeTransport().fail(deleteTask, 'disconnected')
  const onSessionEnded = vi.fn(async () => {
    session.store('another-token')
    fake.fail(deleteTask, 'proof_required')
    return true
  })
  const onProofRequired = vi.fn(async () => {
    fake.respond(deleteTask, undefined)
    return true
  })
  const client = createClient({ transport: fake, session, onProofRequired, onSessionEnded })
  expect(await client.send(deleteTask, { params: { id: 7, taskId: 31 } })).toBeUndefined()
  expect([onSessionEnded, onProofRequired].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(fake.calls(deleteTask)).toHaveLength(3)
})

it('reports an opened stream as signed out, too, when the user would rather not log in again', async () => {
  const onSignedOut = vi.fn()
  const onError = vi.fn()
  const fake = fakeTransport().fail(openEvents, 'disconnected')
  const client = createClient({ transport: fake, onSessionEnded: async () => false, onSignedOut, onError })
  expect((await caught(client.open(openEvents, {})))?.kind).toBe('signedOut')
  expect([onSignedOut, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
