import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ErrorState } from './ErrorState.js'

let isOnline = false

const meta = {
  title: 'UI/Feedback/ErrorState',
  id: 'ui-errorstate',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

/** Something could not be loaded; there is a retry. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The server took too long, or has a problem of its own: another sentence than for a lost connection. */
export const Timeout: Story = {
  args: { reason: 'timeout' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/too long|trop de temps/)).toBeVisible()
  },
}
export const ServerProblem: Story = {
  args: { reason: 'server' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/ran into a problem|rencontré un problème/)).toBeVisible()
  },
}

/** The browser has no connection: the sentence is about that whatever failed, until it has one. */
export const Offline: Story = {
  args: { reason: 'server' },
  beforeEach: () => {
    const onLine = { configurable: true, get: () => isOnline }
    Object.defineProperty(navigator, 'onLine', onLine)
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      isOnline = false
    }
  },
  play: async ({ canvasElement }) => {
    const words = /You are offline|Vous êtes hors ligne/
    await expect(within(canvasElement).getByText(words)).toBeVisible()
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(within(canvasElement).queryByText(words)).toBeNull())
    isOnline = false
    window.dispatchEvent(new Event('offline'))
    await expect(await within(canvasElement).findByText(words)).toBeVisible()
  },
}

/** A new attempt is under way. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** Trying again would not help. */
export const WithoutRetry: Story = {
  args: {
    onRetry: undefined,
    title: 'This demo is not available',
    children: 'Ask your administrator for access.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This demo is not available')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** The server explains at length, in French. */
export const LongText: Story = {
  args: {
    title: 'Les fichiers de ce dossier ne peuvent pas être affichés pour le moment',
    children:
      'Le serveur met trop de temps à répondre. Réessayez dans quelques minutes ou contactez un administrateur.',
  },
}
