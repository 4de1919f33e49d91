import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { LinkScreen, type LinkScreenProps } from './LinkScreen.js'
import { linkMessages } from './messages.js'

const onContinue = (response: LinkScreenProps['onContinue']) => fn<typeof response>(response)

const meta = {
  title: 'Console/Auth/Link of a mail',
  component: LinkScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { purpose: 'confirm', email: 'ada@example.com', onContinue: onContinue(async () => {}) },
} satisfies Meta<typeof LinkScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(linkMessages, locale)

/** C-007 The link of the first mail was opened: whose account it is, and nothing happens before the button is pressed. */
export const Confirm: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('ada@example.com')).toBeVisible()
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: words(globals.locale).confirm.submit }))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce())
  },
}

/** The button was pressed, and the server has not answered yet: pressing again does nothing more. */
export const Confirming: Story = {
  args: { onContinue: onContinue(() => new Promise(() => {})) },
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: words(globals.locale).confirm.submit })
    await userEvent.click(button)
    await within(button).findByRole('progressbar')
    await userEvent.click(button)
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

/** C-004 A link that logs in waits for its button too. */
export const LogIn: Story = {
  args: { purpose: 'login' },
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      words(globals.locale).login.title,
    )
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: words(globals.locale).login.submit }))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce())
  },
}
