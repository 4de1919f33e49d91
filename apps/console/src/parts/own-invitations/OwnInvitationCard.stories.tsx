import { anOwnInvitation } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openAgain } from '../../testing/openAgain.js'
import { ownInvitationMessages } from './messages.js'
import { OwnInvitationCard, type OwnInvitationCardProps } from './OwnInvitationCard.js'

const accept = fn<OwnInvitationCardProps['onAccept']>(async () => {})
const decline = fn<OwnInvitationCardProps['onDecline']>(async () => {})
const invitation = anOwnInvitation()

const meta = {
  title: 'Console/Projects/Own invitation',
  component: OwnInvitationCard,
  beforeEach: () => {
    for (const mock of [accept, decline]) mock.mockClear()
  },
  args: { invitation, onAccept: accept, onDecline: decline } as OwnInvitationCardProps,
} satisfies Meta<typeof OwnInvitationCard>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(ownInvitationMessages, locale)
const answer = (text: string) => text.replace('{{organization}}', invitation.organization.name)

/** The organization, the sender, the role and the expiry; one press accepts. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/LOVELACE Ada/)).toBeVisible()
    await expect(canvas.getByText(/Kitchen lamp/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: answer(t.acceptOf) }))
    await expect(accept).toHaveBeenCalledWith(invitation)
    await expect(decline).not.toHaveBeenCalled()
  },
}

/** Declining asks first. */
export const DeclineAsked: Story = {
  name: 'Decline asked',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const ask = within(canvasElement).getByRole('button', { name: answer(t.declineOf) })
    await userEvent.click(ask)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(decline).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: t.decline }))
    await waitFor(() => expect(decline).toHaveBeenCalledWith(invitation))
    await openAgain(ask)
  },
}

/** It is being accepted. */
export const Accepting: Story = {
  args: { onAccept: () => new Promise(() => {}) },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const button = within(canvasElement).getByRole('button', { name: answer(t.acceptOf) })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-pending'))
    await expect(within(canvasElement).getByRole('button', { name: answer(t.declineOf) })).toBeDisabled()
  },
}

/** The server refuses, as when every seat is taken: the card stays. */
export const Refused: Story = {
  args: { onAccept: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ args, canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: answer(words(globals.locale).acceptOf) })
    await userEvent.click(button)
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'))
  },
}

/** A deleted sender, no project, and the longest name of an organization. */
export const LongText: Story = {
  args: {
    invitation: anOwnInvitation({
      inviter: null,
      projects: [],
      organization: {
        id: 3,
        name: 'Société coopérative d’instruments de précision '.repeat(3).slice(0, 100),
      },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words(globals.locale).projects_zero)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
