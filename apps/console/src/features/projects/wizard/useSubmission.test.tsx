import { memorySession } from '@saywright/api/client'
import {
  createDeal,
  createOrganization,
  createProject,
  type Endpoint,
  getDealStatus,
} from '@saywright/api/contract'
import { aDeal, type FakeTransport, fakeTransport } from '@saywright/api/testing'
import { createShell, ShellProvider } from '@saywright/shell'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { cleanup, renderHook } from 'vitest-browser-react'
import type { Made } from './draft/wizardDraft.js'
import { picked, values, warehouse } from './testing/wizardStory.js'
import { useSubmission } from './useSubmission.js'

afterEach(cleanup)

const filled = values({ choice: picked, details: { ...warehouse, organization_id: '' } })
const ofKnown = { ...filled, details: { ...filled.details, organization_id: '3' } }
const deal = aDeal()
const unreachable = { 'FINAL_FORM/form-error': 'unreachable' }

/** A server on which all goes well. */
function aServer(): FakeTransport {
  return fakeTransport()
    .respond(createOrganization, { id: 3 })
    .respond(createProject, { id: 7 })
    .respond(createDeal, deal)
    .respond(getDealStatus, { deal_opened: false, deal_id: null })
}

/** A wizard that submits. @param made by an earlier visit. */
async function aSubmission(transport: FakeTransport, made: Made = {}) {
  const told = { onOpenDeal: vi.fn(), onSubmitted: vi.fn(), onSaved: vi.fn() }
  const prove = vi.fn(async (_email: string) => true)
  let known = made
  const keeper = {
    made: () => known,
    note: async (next: Made) => {
      known = { ...known, ...next }
    },
  }
  const shell = createShell({ source: 'console', transport, session: memorySession('a-token') })
  const { result } = await renderHook(
    () => useSubmission({ keeper, isUnnamed: (id) => id === 4, prove, ...told }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ShellProvider shell={shell} navigate={() => {}}>
          {children}
        </ShellProvider>
      ),
    },
  )
  return { ...told, prove, made: keeper.made, submit: (given = filled) => result.current(given) }
}

const bodiesOf = (transport: FakeTransport, endpoint: Endpoint) =>
  transport.calls(endpoint).map(({ body }) => body)
const countsOf = (transport: FakeTransport) =>
  [createOrganization, createProject, createDeal].map((endpoint) => transport.calls(endpoint).length)

it('K-023 a first project makes its organization, the project in it and the request, each once', async () => {
  const transport = aServer()
  const { submit, prove, onSaved, made } = await aSubmission(transport)
  expect(await submit()).toBeUndefined()
  expect(prove.mock.calls).toEqual([[warehouse.email_pro]])
  expect(bodiesOf(transport, createOrganization)).toEqual([
    { name: warehouse.organization_name, email_pro: warehouse.email_pro },
  ])
  expect(bodiesOf(transport, createProject)).toMatchObject([{ title: warehouse.title, organization_id: 3 }])
  expect(bodiesOf(transport, createDeal)).toMatchObject([{ tech_wake_word: true }])
  expect(made()).toEqual({ organization_id: 3, project_id: 7 })
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ status: deal.status, created_at: deal.created_at })
  // A project that was made just now has no request that would have to be looked for.
  expect(transport.calls(getDealStatus)).toEqual([])
})

it('K-024 a known organization is neither proved nor made', async () => {
  const transport = aServer()
  const { submit, prove } = await aSubmission(transport)
  expect(await submit(ofKnown)).toBeUndefined()
  expect(prove).not.toHaveBeenCalled()
  expect(countsOf(transport)).toEqual([0, 1, 1])
})

it('nothing is sent while the address is not proved', async () => {
  const transport = aServer()
  const { submit, prove, onSaved } = await aSubmission(transport)
  prove.mockResolvedValueOnce(false)
  expect(await submit()).toEqual({})
  expect(countsOf(transport)).toEqual([0, 0, 0])
  expect(onSaved).not.toHaveBeenCalled()
})

describe('does not create again what a failed attempt has created', () => {
  const steps: readonly (readonly [string, Endpoint, (server: FakeTransport) => void, Made, number[]])[] = [
    [
      'the organization',
      createOrganization,
      (server) => server.respond(createOrganization, { id: 3 }),
      {},
      [2, 1, 1],
    ],
    [
      'the project',
      createProject,
      (server) => server.respond(createProject, { id: 7 }),
      { organization_id: 3 },
      [1, 2, 1],
    ],
    [
      'the request',
      createDeal,
      (server) => server.respond(createDeal, deal),
      { organization_id: 3, project_id: 7 },
      [1, 1, 2],
    ],
  ]
  test.each(steps)('where %s failed', async (_, endpoint, recover, made, counts) => {
    const transport = aServer().fail(endpoint, 'network')
    const submission = await aSubmission(transport)
    expect(await submission.submit()).toEqual(unreachable)
    expect(submission.made()).toEqual(made)
    expect(submission.onSaved).not.toHaveBeenCalled()

    recover(transport)
    expect(await submission.submit()).toBeUndefined()
    expect(countsOf(transport)).toEqual(counts)
    expect(submission.onSaved).toHaveBeenCalledOnce()
    // The address was proved for the organization, which is there once it was made.
    expect(submission.prove).toHaveBeenCalledTimes(endpoint === createOrganization ? 2 : 1)
  })

  it('after another visit', async () => {
    const transport = aServer()
    const { submit, prove } = await aSubmission(transport, { organization_id: 3 })
    expect(await submit()).toBeUndefined()
    expect(prove).not.toHaveBeenCalled()
    expect(countsOf(transport)).toEqual([0, 1, 1])
  })
})

describe('a project that exists already', () => {
  const begun = { organization_id: 3, project_id: 7 }

  it('K-028 is not requested twice while its request is open', async () => {
    const transport = aServer().respond(getDealStatus, { deal_opened: true, deal_id: 18 })
    const { submit, onOpenDeal, onSaved } = await aSubmission(transport, begun)
    expect(await submit()).toEqual({})
    expect(onOpenDeal).toHaveBeenCalledOnce()
    expect(onSaved).not.toHaveBeenCalled()
    expect(countsOf(transport)).toEqual([0, 0, 0])
  })

  it('gets no request until it is known whether one is open', async () => {
    const transport = aServer().fail(getDealStatus, 'network')
    const { submit, onSaved } = await aSubmission(transport, begun)
    expect(await submit()).toEqual(unreachable)
    expect(countsOf(transport)).toEqual([0, 0, 0])
    transport.respond(getDealStatus, { deal_opened: false, deal_id: null })
    expect(await submit()).toBeUndefined()
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('counts as requested when the request adds nothing', async () => {
    const transport = aServer().fail(createDeal, 'nothing_changed')
    const { submit, onSubmitted, onSaved } = await aSubmission(transport, begun)
    expect(await submit()).toEqual({})
    expect(onSubmitted).toHaveBeenCalledOnce()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

test.each([
  [
    'the name of the organization',
    createOrganization,
    { name: 'alreadyExists' },
    { organization_name: 'alreadyExists' },
  ],
  ['its address', createOrganization, { email_pro: 'webmailEmail' }, { email_pro: 'webmailEmail' }],
  ['the title', createProject, { title: 'alreadyExists' }, { title: 'alreadyExists' }],
] as const)(
  'shows a failure of %s beside its field, and ends the attempt',
  async (_, endpoint, errors, shown) => {
    const transport = aServer().fail(endpoint, { status: 422, code: 'incorrect_form', errors })
    const { submit, onSaved } = await aSubmission(transport)
    expect(await submit()).toEqual(shown)
    expect(onSaved).not.toHaveBeenCalled()
    expect(transport.calls(createDeal)).toEqual([])
  },
)
