import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CodeDialog } from './CodeDialog.js'
import { codeDialogMessages } from './messages.js'

const meta = {
  title: 'Console/Parts/CodeDialog',
  component: CodeDialog,
  parameters: { layout: 'fullscreen' },
  args: { email: 'ada@lumiere-instruments.com', onVerify: fn(), onResend: fn(), onClose: fn() },
} satisfies Meta<typeof CodeDialog>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(codeDialogMessages, locale)
const input = () => screen.getByRole('textbox')

/** The four buttons in their order: close, send again, cancel, verify. */
async function buttons() {
  const [close, resend, cancel, verify] = within(await screen.findByRole('dialog')).getAllByRole('button')
  return { close, resend, cancel, verify } as Record<'close' | 'resend' | 'cancel' | 'verify', HTMLElement>
}

async function enterCode(code = 'a1b2c3') {
  await buttons()
  await userEvent.type(input(), code)
  await userEvent.keyboard('{Enter}')
}

/** The mail is sent. The dialog is 700 px wide and the button waits for six characters. */
export const Blank: Story = {
  name: 'L-020 F-041 Blank',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args }) => {
    const { verify } = await buttons()
    await waitFor(() => expect(screen.getByText(args.email)).toBeVisible())
    await waitFor(() => expect(input()).toHaveFocus())
    await expect(verify).toBeDisabled()
    await expect(document.querySelectorAll('form [aria-hidden] > span')).toHaveLength(6)
    await waitFor(() =>
      expect(screen.getByRole('dialog').parentElement?.getBoundingClientRect().width).toBe(700),
    )
  },
}

/** Pasted with its dash, and sent by the button. */
export const Filled: Story = {
  name: 'F-042 F-043 Filled',
  play: async ({ args }) => {
    const { verify } = await buttons()
    await userEvent.click(input())
    await userEvent.paste('7k2-a9z')
    await userEvent.click(verify)
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onVerify).toHaveBeenCalledWith('7K2A9Z')
  },
}

/** The server judges the code: nothing can be changed, and the dialog stays. */
export const Checking: Story = {
  args: { status: 'checking' },
  play: async ({ args }) => {
    await waitFor(() => expect(input()).toHaveAttribute('readonly'))
    await waitFor(() => expect(input()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Another code was sent. The sentence leaves as soon as the code is changed. */
export const Wrong: Story = {
  args: { fault: 'wrong' },
  play: async ({ globals }) => {
    await enterCode()
    const sentence = messages(globals.locale).fault.wrong
    await expect(input()).toHaveAccessibleDescription(expect.stringContaining(sentence))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-invalid'))
    await userEvent.clear(input())
    await enterCode()
    await waitFor(() => expect(input()).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** The ten minutes of the code are over. */
export const Expired: Story = {
  args: { fault: 'expired' },
  play: async ({ globals }) => {
    await enterCode()
    await waitFor(() => expect(screen.getByText(messages(globals.locale).fault.expired)).toBeVisible())
  },
}

/** Five wrong ones: this code is of no use any more, and a new one is. */
export const WornOut: Story = {
  args: { fault: 'worn' },
  play: async ({ args, globals }) => {
    await enterCode()
    await waitFor(() => expect(screen.getByText(messages(globals.locale).fault.worn)).toBeVisible())
    await userEvent.click((await buttons()).resend)
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** The server accepts no more attempts for a while. */
export const TooMany: Story = {
  args: { fault: 'tooMany' },
  play: async ({ globals }) => {
    await enterCode()
    await waitFor(() => expect(screen.getByText(messages(globals.locale).fault.tooMany)).toBeVisible())
  },
}

/** The code was right, and the action is under way. */
export const Verified: Story = {
  args: { status: 'verified' },
  play: async ({ globals }) => {
    const told = await screen.findByText(messages(globals.locale).verified)
    await waitFor(() => expect(told).toBeVisible())
    await expect(input()).toHaveAttribute('readonly')
  },
}

/** The address belongs to another person: the user closes the dialog without a code. */
export const Closed: Story = {
  args: { email: 'ada.lovelace-of-the-analytical-engine@lumiere-instruments.example.com' },
  play: async ({ args }) => {
    await userEvent.click((await buttons()).cancel)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** On a phone it fills the screen. */
export const Phone: Story = {
  name: 'L-022 Phone',
  args: { fault: 'wrong' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await enterCode()
    await expect(window.innerWidth).toBeLessThan(600)
    await waitFor(() =>
      expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth),
    )
  },
}
