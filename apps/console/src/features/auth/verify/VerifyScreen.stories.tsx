import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { VerifyScreen } from './VerifyScreen.js'

const meta = {
  title: 'Console/Auth/Verify',
  component: VerifyScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen', phonePicture: 'framed' },
  args: { email: 'ada@example.com', onResend: fn(), isResending: false },
} satisfies Meta<typeof VerifyScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const hrefs = (screen: ReturnType<typeof main>) =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'))

/** The mail is sent: its address, what to do if it does not arrive, and the way back. */
export const Ready: Story = {
  name: 'C-006 Ready',
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByText(/ada@example\.com/)).toBeVisible()
    await expect(hrefs(screen)).toEqual(['/auth/login', '/auth/register'])
    await userEvent.click(screen.getByRole('button'))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** The mail is being sent again. */
export const Resending: Story = {
  args: { isResending: true },
  play: async ({ args, canvasElement }) => {
    const button = main(canvasElement).getByRole('button')
    await expect(within(button).getByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

/** The mail was just sent again: the next one waits, and the button says how long. */
export const ResentJustNow: Story = {
  args: { secondsToWait: 42 },
  play: async ({ args, canvasElement }) => {
    const button = main(canvasElement).getByRole('button')
    await expect(button).toHaveTextContent(/42\s?s/)
    await expect(button).toBeDisabled()
    await userEvent.click(button)
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

/** Opened in a browser that does not know the address: nothing can be sent again. */
export const WithoutAddress: Story = {
  args: { email: undefined, onResend: undefined },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expect(hrefs(screen)).toEqual(['/auth/login', '/auth/register'])
  },
}

/** An installation in demo mode sends no mail: a link leads to where it can be read. */
export const DemoMailbox: Story = {
  args: { mailboxHref: '/dev/mailbox' },
  play: async ({ canvasElement }) => {
    const [mailbox] = main(canvasElement).getAllByRole('link')
    await expect(mailbox).toHaveAttribute('href', '/dev/mailbox')
    await expect(mailbox).toHaveAttribute('target', '_blank')
  },
}
