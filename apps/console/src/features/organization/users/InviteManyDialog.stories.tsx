import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InviteManyDialog, type InviteManyDialogProps } from './InviteManyDialog.js'

const onInvite = fn<InviteManyDialogProps['onInvite']>()

const meta = {
  title: 'Console/Organization/Invite many',
  component: InviteManyDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { onInvite, onInvalid: fn(), onClose: fn() },
  beforeEach: () => {
    onInvite.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof InviteManyDialog>
export default meta
type Story = StoryObj<typeof meta>

async function paste(text: string) {
  const dialog = await within(document.body).findByRole('dialog')
  const field = dialog.querySelector('textarea') as HTMLElement
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
  return field
}

/** A list from a mail program: each is invited once, with the role below. */
export const Ready: Story = {
  play: async ({ args }) => {
    await paste('Ada Lovelace <ada@halden.com>,\nTom Becker <tom@halden.com>')
    await waitFor(() => expect(onInvite).toHaveBeenCalledWith(['ada@halden.com', 'tom@halden.com'], 'guest'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** One of them is invalid: no invitation is sent. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const field = await paste('ada@halden.com tom')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(onInvite).not.toHaveBeenCalled()
  },
}

/** One of them was invited before: the sentence of the server is shown above. */
export const Refused: Story = {
  beforeEach: () => {
    onInvite.mockResolvedValue({ 'FINAL_FORM/form-error': 'tom@halden.com is invited already.' })
  },
  play: async ({ args }) => {
    await paste('ada@halden.com tom@halden.com')
    const sentence = await within(document.body).findByText(/^tom@halden.*already/)
    await waitFor(() => expect(sentence).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
