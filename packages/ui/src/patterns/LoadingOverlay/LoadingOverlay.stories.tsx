import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { LoadingOverlay } from './LoadingOverlay.js'

const meta = {
  title: 'UI/Feedback/LoadingOverlay',
  id: 'ui-loadingoverlay',
  component: LoadingOverlay,
  args: { isActive: true },
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  render: (args) => (
    <>
      <Button>Behind</Button>
      <LoadingOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

/** The glyph alone, for calls that are soon over. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('dialog')).toHaveAttribute('open')
  },
}

/** Says what is happening. */
export const WithText: Story = {
  args: { text: 'We are preparing your folder. Keep this page open.' },
  play: async ({ args, canvasElement }) => {
    const text = await within(canvasElement).findByText(String(args.text))
    await waitFor(() => expect(text).toBeVisible())
  },
}

/** French, on a narrow screen. */
export const LongText: Story = {
  args: { text: 'Nous préparons les ressources de votre dossier. Gardez cette page ouverte.' },
}

/** Neither Tab nor Escape leads to the page behind. */
export const Inert: Story = {
  play: async ({ canvasElement }) => {
    const behind = within(canvasElement).getByText('Behind').closest('button')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(behind).not.toHaveFocus()
    await expect(within(canvasElement).getByRole('dialog')).toHaveAttribute('open')
  },
}

/** Inactive: nothing is drawn. */
export const Inactive: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}
