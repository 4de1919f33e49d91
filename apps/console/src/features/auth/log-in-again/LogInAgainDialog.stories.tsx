import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { SocialWays } from '../social/SocialWays.js'
import { LogInAgainDialog, type LogInAgainDialogProps } from './LogInAgainDialog.js'

const meta = {
  title: 'Console/Auth/Log in again',
  component: LogInAgainDialog,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account/profile' },
  args: {
    email: 'ada@example.com',
    step: 'password',
    onPassword: fn<LogInAgainDialogProps['onPassword']>(async () => undefined),
    onCode: fn<LogInAgainDialogProps['onCode']>(async () => undefined),
    onPasskey: fn(async () => {}),
    social: <SocialWays onChoose={fn()} />,
    onLeave: fn(),
  },
} satisfies Meta<typeof LogInAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await within(document.body).findByRole('dialog'))
const submitIn = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.getByRole('button', { name: /^(?:Log in|Se connecter)$/ })
const passwordIn = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[name="password"]')

/** The session ended during work: the password is requested in place, and has the focus. */
export const Password: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText('ada@example.com')).toBeVisible())
    await waitFor(() => expect(passwordIn()).toHaveFocus())
    await userEvent.keyboard('Correct7!horse')
    await userEvent.click(submitIn(dialog))
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith('Correct7!horse'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

/** The password is wrong: its field says so, and what was typed stays. */
export const Refused: Story = {
  args: { onPassword: fn<LogInAgainDialogProps['onPassword']>(async () => ({ password: 'invalid' })) },
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(passwordIn()).toHaveFocus())
    await userEvent.keyboard('Correct7!house')
    await userEvent.click(submitIn(dialog))
    await waitFor(() => expect(passwordIn()).toBeInvalid())
    await expect(passwordIn()).toHaveValue('Correct7!house')
    await expect(passwordIn()).toHaveAccessibleDescription()
  },
}

/** The account has a second factor: its six digits come after the password. */
export const SecondFactor: Story = {
  args: { step: 'code' },
  play: async ({ args }) => {
    const dialog = await opened()
    const code = dialog.getByRole('textbox')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'))
  },
}

/** A passkey could not be used: the dialog says so, and offers the other ways. */
export const PasskeyFailed: Story = {
  args: { fault: 'passkeyFailed' },
  play: async ({ args }) => {
    const dialog = await opened()
    const alert = await dialog.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: /passkey|clé d’accès/ }))
    await expect(args.onPasskey).toHaveBeenCalled()
  },
}

/** On a phone, in a browser without passkeys; the user can leave the page instead. */
export const Phone: Story = {
  args: { onPasskey: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: /Leave|Quitter/ }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
