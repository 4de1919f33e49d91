import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConflictDialog } from './ConflictDialog.js'

const meta = {
  title: 'Shell/ConflictDialog',
  component: ConflictDialog,
  args: { message: 'A project of this name exists already.', onClose: fn() },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

/** Something exists already: what to do, then the sentence of the server as it said it. */
export const Default: Story = {
  name: 'K-055 L-020 Default',
  play: async ({ args }) => {
    const opened = await dialog()
    await waitFor(() => expect(opened.getByText(args.message ?? '')).toBeVisible())
    const surface = within(document.body).getByRole('dialog').parentElement as HTMLElement
    await expect(surface.offsetWidth).toBeLessThanOrEqual(600)
    await userEvent.click(opened.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Escape closes it too. */
export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** No conflict: nothing covers the page. */
export const Closed: Story = {
  args: { message: undefined },
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** The sentence of the server is text, and never markup. */
export const Markup: Story = {
  args: { message: 'A project named <b>Lamp</b><img src=x onerror=alert(1)> exists already.' },
  play: async ({ args }) => {
    const opened = await dialog()
    await waitFor(() => expect(opened.getByText(args.message ?? '')).toBeVisible())
    await expect(opened.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** A long sentence of the server wraps. */
export const LongText: Story = {
  args: {
    message:
      'Somebody else changed this project at 14:02 on 22 November. Load it again to see what changed, then make your own change once more; what you typed is still in the form.',
  },
}
