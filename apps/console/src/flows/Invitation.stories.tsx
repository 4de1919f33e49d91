import {
  acceptInvitation,
  acceptOwnInvitation,
  getInvitation,
  listOwnInvitations,
  login,
  logout,
  me,
  type ResponseOf,
} from '@saywright/api/contract'
import { anAuthResult, anOwnInvitation, aPage, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { invitationMessages } from '../features/auth/invitation/messages.js'
import { ownInvitationMessages } from '../parts/own-invitations/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const at = '/auth/invitation/a-code'
const organization = { id: 3, name: 'Lumière Instruments' }
const invitation: ResponseOf<typeof getInvitation> = {
  invitation_mail: 'grace@example.com',
  organization,
  role: { 'en-US': 'guest', 'fr-FR': 'invité' },
  inviter: 'LOVELACE Ada',
  projects: [{ id: 7, title: 'Kitchen lamp' }],
  has_account: false,
  expires_at: '2026-11-23T08:30:00.000Z',
}
const joined = { id: 2, account_created: false, organization, projects_joined: 1 }
const grace = { first_name: 'Grace', last_name: 'Hopper', password: 'Correct7!horse' }
const account = { ...invitation, has_account: true }

const meta = { title: 'Console/Flows/Invitation', tags: ['no-picture'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function arrivesAsMember({ translate, tells, arrivesAt }: Visit) {
  await arrivesAt('/projects')
  await tells(translate(invitationMessages)('joined', { organization: organization.name }), 'status')
}

/** A new person: name and password in one step, then the projects of the organization. */
export const Newcomer: Story = {
  ...flow({
    at,
    server: (transport) =>
      transport
        .respond(getInvitation, invitation)
        .respond(acceptInvitation, { ...joined, access_token: 'a-token', account_created: true }),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell, field } = visitor
    for (const [name, value] of Object.entries({ ...grace, password_confirmed: grace.password })) {
      await userEvent.type(await field(name), value)
    }
    await userEvent.keyboard('{Enter}')
    await arrivesAsMember(visitor)
    await expect(shell.session.token()).toBe('a-token')
    const sent = transport.calls(acceptInvitation)
    await expect(sent.map(({ params, body }) => [params, body])).toEqual([[{ code: 'a-code' }, grace]])
  },
}

/** A person with an account logs in, comes back to the invitation and accepts it. */
export const KnownPerson: Story = {
  ...flow({
    at,
    server: (transport) =>
      transport
        .respond(getInvitation, account)
        .respond(login, anAuthResult())
        .respond(me, aUser({ email: 'Grace@example.com' }))
        .respond(acceptInvitation, joined),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { canvas, translate, router, field, arrivesAt } = visitor
    const t = translate(invitationMessages)
    await userEvent.click(await canvas.findByRole('link', { name: t('known.logIn') }, waitOptions))
    await arrivesAt('/auth/login')
    await expect(router.state.location.search).toBe('?next=%2Fauth%2Finvitation%2Fa-code')
    await userEvent.type(await field('email'), 'grace@example.com')
    await userEvent.type(await field('password'), 'Correct7!horse{Enter}')
    await arrivesAt(at)
    await userEvent.click(await canvas.findByRole('button', { name: t('self.accept') }, waitOptions))
    await arrivesAsMember(visitor)
  },
}

/** Another user is logged in here: after logging out, the owner of the address can continue. */
export const WrongAccount: Story = {
  ...flow({
    at,
    token: 'a-token',
    server: (transport) => transport.respond(getInvitation, account).respond(logout, undefined),
  }),
  play: async (context) => {
    const { transport, canvas, translate, shell, arrivesAt } = visit(context)
    const t = translate(invitationMessages)
    await userEvent.click(await canvas.findByRole('button', { name: t('another.logOut') }, waitOptions))
    await expect(await canvas.findByRole('link', { name: t('known.logIn') }, waitOptions)).toBeVisible()
    await expect(shell.session.token()).toBeUndefined()
    await arrivesAt(at)
    await expect(transport.calls(acceptInvitation)).toHaveLength(0)
  },
}

/** It was withdrawn while the form was filled in: the screen says so, and no notice does. */
export const WithdrawnMeanwhile: Story = {
  ...flow({
    at,
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(getInvitation, account)
        .respond(me, aUser({ email: 'grace@example.com' }))
        .fail(acceptInvitation, failure('wrong_code', locale)),
  }),
  play: async (context) => {
    const { canvas, translate } = visit(context)
    const t = translate(invitationMessages)
    await userEvent.click(await canvas.findByRole('button', { name: t('self.accept') }, waitOptions))
    const title = { level: 1, name: t('dead.used') } as const
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible(), waitOptions)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/**
 * A logged-in user finds the invitation above the projects and accepts it there: it disappears, and the projects are read
 * again.
 */
export const AboveProjects: Story = {
  name: 'Above projects',
  ...flow({
    at: '/projects',
    token: 'a-token',
    server: (transport) => {
      let isOpen = true
      return transport
        .respond(listOwnInvitations, () => aPage(isOpen ? [anOwnInvitation()] : []))
        .respond(acceptOwnInvitation, () => {
          isOpen = false
          return { organization, projects_joined: 1 }
        })
    },
  }),
  play: async (context) => {
    const { canvas, transport, translate, tells } = visit(context)
    const t = translate(ownInvitationMessages)
    const names = { organization: organization.name }
    await userEvent.click(await canvas.findByRole('button', { name: t('acceptOf', names) }, waitOptions))
    await tells(t('accepted', names), 'status')
    await expect(transport.calls(acceptOwnInvitation).map(({ params }) => params)).toEqual([{ id: 12 }])
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: t('acceptOf', names) })).not.toBeInTheDocument(),
      waitOptions,
    )
  },
}
