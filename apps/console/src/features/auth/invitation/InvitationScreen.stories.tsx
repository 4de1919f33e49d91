import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import type { Guest, NewAccount, ReceivedInvitation } from './Invitation.js'
import { InvitationScreen } from './InvitationScreen.js'

const invitation: ReceivedInvitation = {
  invitation_mail: 'grace@example.com',
  organization: { id: 3, name: 'Lumière Instruments' },
  role: { 'en-US': 'guest', 'fr-FR': 'invité' },
  inviter: 'LOVELACE Ada',
  projects: [
    { id: 7, title: 'Kitchen lamp' },
    { id: 8, title: 'Warehouse voice picking' },
  ],
  has_account: false,
  expires_at: '2026-11-23T08:30:00.000Z',
}
const grace: NewAccount = {
  first_name: 'Grace',
  last_name: 'Hopper',
  password: 'Correct7!horse',
  password_confirmed: 'Correct7!horse',
}

type NewcomerGuest = Extract<Guest, { kind: 'newcomer' }>
const onJoin = fn<NewcomerGuest['onJoin']>(async () => undefined)
const onInvalid = fn()
const onPress = fn()
const retry = fn()
const opened = (guest: Guest, changes: Partial<ReceivedInvitation> = {}) => ({
  invitation: ready({ invitation: { ...invitation, ...changes }, guest }),
})
const newcomer: Guest = { kind: 'newcomer', onJoin, onInvalid }

const meta = {
  title: 'Console/Auth/Invitation',
  component: InvitationScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: opened(newcomer),
  beforeEach: () => {
    for (const action of [onJoin, onInvalid, onPress, retry]) action.mockClear()
  },
} satisfies Meta<typeof InvitationScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

async function fill(canvasElement: HTMLElement, account = grace) {
  for (const [name, value] of Object.entries(account)) {
    await userEvent.type(inputNamed(canvasElement, name), value)
  }
}

/** The link is being read. */
export const Loading: Story = {
  args: { invitation: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The server did not respond: it can be called again. */
export const Failed: Story = {
  args: { invitation: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** A new person: who invites to what and as what, and the fields that make the account. */
export const Newcomer: Story = {
  play: async ({ canvasElement }) => {
    const heading = main(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Lumière Instruments')
    await expect(main(canvasElement).getByText(/LOVELACE Ada/)).toBeVisible()
    await expect(main(canvasElement).getByText('Kitchen lamp').parentElement).toHaveTextContent(
      'Kitchen lamp, Warehouse voice picking',
    )
    await expect(main(canvasElement).getByText(/^(Guest|Invité)$/)).toBeVisible()
    await expect(canvasElement.querySelector('input[name="email"]')).toBeNull()
    const documents = main(canvasElement).getAllByRole<HTMLAnchorElement>('link')
    await expect(documents.map(({ pathname }) => pathname)).toEqual([
      '/terms-and-conditions',
      '/privacy-policy',
    ])
  },
}

/** Name and password are there: one press makes the account and joins. */
export const NewcomerFilled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(onJoin.mock.calls).toEqual([[grace]]))
  },
}

/** Sent empty: every field is named, and the first has the focus. */
export const NewcomerInvalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'first_name')).toHaveFocus())
    const invalid = [...canvasElement.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')]
    await expect(invalid.map(({ name }) => name)).toEqual(Object.keys(grace))
    await expect(onInvalid).toHaveBeenCalledOnce()
    await expect(onJoin).not.toHaveBeenCalled()
  },
}

/** The account is being made. */
export const NewcomerSubmitting: Story = {
  args: opened({ kind: 'newcomer', onJoin: fn(() => new Promise<undefined>(() => {})), onInvalid }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
  },
}

/** The address has an account: its owner logs in first and comes back here. */
export const KnownPerson: Story = {
  args: opened({ kind: 'known', loginHref: '/auth/login?next=%2Fauth%2Finvitation%2Fa-code' }),
  play: async ({ canvasElement }) => {
    const href = '/auth/login?next=%2Fauth%2Finvitation%2Fa-code'
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', href)
    await expect(main(canvasElement).queryByRole('form')).not.toBeInTheDocument()
  },
}

/** Its owner is logged in and only has to accept. */
export const LoggedIn: Story = {
  args: opened({ kind: 'self', onAccept: onPress, isAccepting: false }),
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getByRole('button'))
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

/** The organization is being joined. */
export const Accepting: Story = {
  args: opened({ kind: 'self', onAccept: onPress, isAccepting: true }),
  play: async ({ canvasElement }) => {
    const button = main(canvasElement).getByRole('button')
    await expect(within(button).getByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(onPress).not.toHaveBeenCalled()
  },
}

/** Another user is logged in here: the invitation is not theirs to accept. */
export const WrongAccount: Story = {
  args: opened({ kind: 'another', name: 'MARTIN Camille', onLogOut: onPress, isLoggingOut: false }),
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/MARTIN Camille/)).toBeVisible()
    await userEvent.click(main(canvasElement).getByRole('button'))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/projects')
  },
}

/** The invitation is older than a day. */
export const LinkExpired: Story = {
  args: { invitation: failed(new ApiError({ kind: 'refused', code: 'expired_code' }), retry) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/')
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** It was accepted before, withdrawn, or sent again. */
export const LinkUsed: Story = {
  args: { invitation: failed(new ApiError({ kind: 'refused', code: 'wrong_code' }), retry) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Long names, a deleted sender, and no project yet. */
export const LongText: Story = {
  args: opened(newcomer, {
    organization: { id: 3, name: 'Société d’ingénierie acoustique et de commande vocale du Val-de-Loire' },
    inviter: null,
    invitation_mail: 'marie-antoinette.de-la-rochefoucauld-montmorency@ingenierie-acoustique.example',
    projects: [],
  }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('main')
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
  },
}
