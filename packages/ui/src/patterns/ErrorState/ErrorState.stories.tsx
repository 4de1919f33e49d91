import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState.js'

const meta = {
  title: 'UI/Remarks/ErrorState',
  id: 'ui-errorstate',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

/** Something could not be loaded; one can try again. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
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
