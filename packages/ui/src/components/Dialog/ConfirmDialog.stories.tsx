import type { Meta, StoryObj } from '@storybook/react-vite'
import { Unlink } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.js'

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  id: 'ui-confirmdialog',
  component: ConfirmDialog,
  // In a frame of its own: open, it would cover the page of the documentation.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Detach Tom Becker?',
    children: 'Tom will no longer open Autumn catalogue. Recordings and saved models stay in the folder.',
    icon: <Unlink size={20} strokeWidth={1.6} aria-hidden />,
    confirmLabel: 'Detach from folder',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  // The announcement of a button stays in the document for some seconds and would be checked with the next story.
  afterEach: () => {
    for (const spoken of document.querySelectorAll('[data-live-announcer] [role=img]')) spoken.remove()
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const buttons = async () =>
  within(await within(document.body).findByRole('alertdialog')).getAllByRole('button')

/** Something is lost: Cancel has the focus, so that Enter loses nothing. */
export const Danger: Story = {
  play: async ({ args }) => {
    const [, cancel] = await buttons()
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Nothing is lost: the response has the focus. */
export const Harmless: Story = {
  args: { tone: 'info', title: 'Leave the tour?', confirmLabel: 'Leave the tour', children: undefined },
  play: async ({ args }) => {
    const [, , confirm] = await buttons()
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** The action is under way: nothing closes until it is settled. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    const [, , confirm] = await buttons()
    await userEvent.click(confirm as HTMLElement)
    await waitFor(() => expect(confirm).toHaveAttribute('data-pending'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** The server refused: the dialog stays, and its owner explains why. */
export const Refused: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ args }) => {
    const [, , confirm] = await buttons()
    await userEvent.click(confirm as HTMLElement)
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
    await waitFor(() => expect(confirm).not.toHaveAttribute('data-pending'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** French labels, longer by a third. */
export const LongText: Story = {
  args: {
    title: 'Retirer Marguerite-Anne de La Fontaine du dossier ?',
    children: 'Cette personne n’ouvrira plus le dossier dans le navigateur ni sur le téléphone.',
    confirmLabel: 'Retirer cette personne du dossier',
  },
}
