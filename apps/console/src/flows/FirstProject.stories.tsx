import {
  checkProfessionalEmail,
  createDeal,
  createOrganization,
  createProject,
  deleteProjectDraft,
  getDealStatus,
  getProjectDraft,
  interfaceLanguageOf,
  listOrganizations,
  makeEmailCode,
  me,
  saveProjectDraft,
  verifEmailCode,
} from '@saywright/api/contract'
import { aDeal, anOrganization, aPage, aUser, type FakeTransport } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { wizardMessages } from '../features/projects/wizard/messages/index.js'
import { keptDraft, picked, values, warehouse } from '../features/projects/wizard/testing/wizardStory.js'
import { codeDialogMessages } from '../parts/code-dialog/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const complete = values({ choice: picked, details: warehouse })
const known = values({ choice: picked, details: { ...warehouse, organization_id: '3' } })

/** A server that accepts everything a first project consists of. */
function taking(transport: FakeTransport, locale: 'en-US' | 'fr-FR'): FakeTransport {
  const interface_language = interfaceLanguageOf(locale)
  return transport
    .respond(me, aUser({ interface_language, organizations: [] }))
    .respond(listOrganizations, aPage([]))
    .respond(getProjectDraft, keptDraft('details', complete))
    .respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
    .respond(makeEmailCode, undefined)
    .respond(verifEmailCode, { verif: true, code: 'A1B2C3' })
    .respond(createOrganization, () => {
      transport
        .respond(me, aUser({ interface_language }))
        .respond(listOrganizations, aPage([anOrganization()]))
      return { id: 3 }
    })
    .respond(createProject, { id: 7 })
    .respond(createDeal, aDeal())
}

const meta = {
  title: 'Console/Flows/First project',
  tags: ['no-picture'],
  ...flow({ at: '/wizard/project', token: 'a-token', server: taking }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const submit = async ({ canvas, translate }: Visit) =>
  userEvent.click(
    await canvas.findByRole('button', { name: translate(wizardMessages)('details.submit') }, waitOptions),
  )

async function enterCode({ translate }: Visit) {
  const codeTitle = translate(codeDialogMessages)('title')
  // Not the first dialog: the overlay of the call before it is one too.
  const title = await screen.findByText(codeTitle, {}, waitOptions)
  const dialog = within(title.closest('[role="dialog"]') as HTMLElement)
  await userEvent.type(dialog.getByRole('textbox'), 'a1b2c3')
  await userEvent.keyboard('{Enter}')
}

/** The last step has come, and the focus with it, however it was led away by the dialog and the overlay before. */
async function arrivesAtEnd({ canvas, translate }: Visit) {
  const words = { level: 1, name: translate(wizardMessages)('headings.end') } as const
  const heading = await canvas.findByRole('heading', words, waitOptions)
  await expect(heading).toBeVisible()
  await waitFor(() => expect(document.querySelector('[role="dialog"], dialog[open]')).toBeNull(), waitOptions)
  await waitFor(() => expect(heading).toHaveFocus(), waitOptions)
}

const order = [makeEmailCode, verifEmailCode, createOrganization, createProject, createDeal] as const
/** The calls of a submit, in the order in which they were sent. */
const sent = ({ transport }: Visit) =>
  transport
    .calls()
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => (order as readonly unknown[]).includes(endpoint))

/** The code of a mail, the organization, the project, the request, the confirmation: in this order, and the draft goes. */
export const FirstProject: Story = {
  name: 'K-023 First project',
  play: async (context) => {
    const newcomer = visit(context)
    const { transport } = newcomer
    await submit(newcomer)
    await enterCode(newcomer)
    await arrivesAtEnd(newcomer)
    await expect(sent(newcomer)).toEqual(order)
    await expect(transport.calls(makeEmailCode)[0]?.body).toEqual({
      email: 'camille@halden.com',
      mode: false,
    })
    await expect(transport.calls(createOrganization)[0]?.body).toEqual({
      name: 'Halden Logistics',
      email_pro: 'camille@halden.com',
    })
    await expect(transport.calls(createProject)[0]?.body).toMatchObject({ organization_id: 3 })
    await expect(transport.calls(createDeal)[0]).toMatchObject({ params: { id: 7 }, body: picked })
    await waitFor(() => expect(transport.calls(deleteProjectDraft)).toHaveLength(1), waitOptions)
  },
}

/** On a tablet, where the footer of the steps is removed with the pressed button: the focus is on the heading. */
export const FirstProjectOnTablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async (context) => {
    const newcomer = visit(context)
    await submit(newcomer)
    await enterCode(newcomer)
    await arrivesAtEnd(newcomer)
  },
}

/** The code is not entered: nothing is created, and everything stays. */
export const CodeCancelled: Story = {
  play: async (context) => {
    const newcomer = visit(context)
    await submit(newcomer)
    await screen.findByText(newcomer.translate(codeDialogMessages)('title'), {}, waitOptions)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), waitOptions)
    await newcomer.keeps({ title: warehouse.title, organization_name: 'Halden Logistics' })
    await expect(sent(newcomer)).toEqual([makeEmailCode])
  },
}

/** The server's disk is full in the middle: nothing is created twice. */
export const DiskFull: Story = {
  play: async (context) => {
    const newcomer = visit(context)
    const { transport, locale, tells, sendAgain } = newcomer
    const full = failure('unavailable', locale)
    transport.fail(createProject, full)
    await submit(newcomer)
    await enterCode(newcomer)
    await tells(full.message)
    await newcomer.keeps({ title: warehouse.title })
    transport.respond(createProject, { id: 7 })
    await sendAgain()
    await arrivesAtEnd(newcomer)
    await expect(sent(newcomer)).toEqual([...order.slice(0, 4), createProject, createDeal])
    await expect(transport.calls(createProject).map(({ body }) => body?.organization_id)).toEqual([3, 3])
  },
}

/** Another project of an organization: saved at once, without a code. */
export const KnownOrganization: Story = {
  name: 'K-024 Known organization',
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport) =>
      transport
        .respond(getProjectDraft, keptDraft('details', known))
        .respond(createProject, { id: 7 })
        .respond(createDeal, aDeal()),
  }),
  play: async (context) => {
    const ada = visit(context)
    await submit(ada)
    await arrivesAtEnd(ada)
    await expect(sent(ada)).toEqual([createProject, createDeal])
    await expect(ada.transport.calls(createProject)[0]?.body).toMatchObject({ organization_id: 3 })
  },
}

/** An earlier attempt made the project, and its request is open: another one is not sent. */
export const DealOpen: Story = {
  name: 'K-028 Deal open',
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport) =>
      transport
        .respond(getProjectDraft, keptDraft('details', known, { organization_id: 3, project_id: 7 }))
        .respond(getDealStatus, { deal_opened: true, deal_id: 18 }),
  }),
  play: async (context) => {
    const ada = visit(context)
    await submit(ada)
    await ada.arrivesAt('/projects')
    await ada.tells(ada.translate(wizardMessages)('faults.dealOpen'))
    await expect(sent(ada)).toEqual([])
  },
}

/** The answer to an earlier attempt never came, and its request was approved since: it is not sent twice. */
export const AnswerLost: Story = {
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport) =>
      transport
        .respond(getProjectDraft, keptDraft('details', known, { organization_id: 3, project_id: 7 }))
        .respond(getDealStatus, { deal_opened: false, deal_id: null })
        .fail(createDeal, 'nothing_changed'),
  }),
  play: async (context) => {
    const ada = visit(context)
    await submit(ada)
    await ada.arrivesAt('/projects')
    await ada.tells(ada.translate(wizardMessages)('faults.alreadySubmitted'))
    await expect(sent(ada)).toEqual([createDeal])
    await waitFor(() => expect(ada.transport.calls(deleteProjectDraft)).toHaveLength(1), waitOptions)
  },
}

/** The draft was sent from another device: this one learns it with its next change. */
export const AlreadySubmitted: Story = {
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport) =>
      transport.respond(getProjectDraft, keptDraft('details', known)).fail(saveProjectDraft, 'not_found'),
  }),
  play: async (context) => {
    const ada = visit(context)
    await userEvent.type(await ada.field('title'), ' 2')
    await ada.arrivesAt('/projects')
    await ada.tells(ada.translate(wizardMessages)('faults.alreadySubmitted'))
  },
}

/** A user who administers none of their organizations is sent back. */
export const NotAdministrator: Story = {
  name: 'P-008 Not administrator',
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport, locale) =>
      transport.respond(
        me,
        aUser({
          interface_language: interfaceLanguageOf(locale),
          organizations: [{ id: 3, name: 'Lumière Instruments', role: 'guest' }],
        }),
      ),
  }),
  play: async (context) => {
    const guest = visit(context)
    await guest.arrivesAt('/projects')
    await guest.tells(guest.translate(wizardMessages)('faults.administratorsOnly'))
  },
}

/** The draft is further than a profile that is no longer complete: the profile comes first, with an explanation. */
export const ProfileFirst: Story = {
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), is_completed: false }))
        .respond(getProjectDraft, keptDraft('details', known)),
  }),
  play: async (context) => {
    const ada = visit(context)
    const { headings, faults } = { headings: 'headings.person', faults: 'faults.profileFirst' } as const
    const t = ada.translate(wizardMessages)
    await expect(
      await ada.canvas.findByRole('heading', { level: 1, name: t(headings) }, waitOptions),
    ).toBeVisible()
    await ada.tells(t(faults))
  },
}
