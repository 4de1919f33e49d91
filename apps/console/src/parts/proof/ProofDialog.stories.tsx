import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { anAccountSecurity } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { proofMessages } from './messages.js'
import { ProofDialog, type ProofDialogProps } from './ProofDialog.js'

const totp = { created_at: '2026-11-03T09:00:00.000Z' }

const meta = {
  title: 'Console/Security/Proof',
  component: ProofDialog,
  args: {
    email: 'ada@example.com',
    security: ready(anAccountSecurity()),
    canUsePasskeys: true,
    onProve: fn<ProofDialogProps['onProve']>(async () => undefined),
    onPasskey: fn<ProofDialogProps['onPasskey']>(async () => {}),
    onSendCode: fn<ProofDialogProps['onSendCode']>(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ProofDialog>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(proofMessages, locale)
const dialog = async () => within(await screen.findByRole('dialog'))

/** How this account can be proved is not known yet. */
export const Loading: Story = {
  args: { security: loading },
  play: async ({ globals }) => {
    const button = (await dialog()).getByRole('button', { name: words(globals.locale).confirm })
    await expect(button).toBeDisabled()
  },
}

const retry = fn()

/** It could not be loaded. */
export const Failed: Story = {
  args: { security: failed(new ApiError({ kind: 'server' }), retry) },
  play: async () => {
    retry.mockClear()
    const alert = within((await dialog()).getByRole('alert'))
    await userEvent.click(alert.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The password is requested, without an alternative where there is none. */
export const Ready: Story = {
  play: async ({ args, globals }) => {
    const opened = await dialog()
    await expect(opened.queryByText(words(globals.locale).instead.passkey)).not.toBeInTheDocument()
    await userEvent.type(opened.getByLabelText(words(globals.locale).password), 'Kitchen7!lamp{Enter}')
    await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ password: 'Kitchen7!lamp' }))
  },
}

/** Another password than that of the account: the field says so. */
export const WrongPassword: Story = {
  args: { onProve: fn<ProofDialogProps['onProve']>(async () => ({ password: 'invalid' })) },
  play: async ({ globals }) => {
    const field = (await dialog()).getByLabelText(words(globals.locale).password)
    await userEvent.type(field, 'Another7!lamp{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(words(globals.locale).wrong))
  },
}

/** The account has every way: the person takes the digits of the app instead of the password. */
export const AuthenticatorInstead: Story = {
  args: { security: ready(anAccountSecurity({ totp, passkeys: 1 })) },
  play: async ({ args, globals }) => {
    const { instead } = words(globals.locale)
    const opened = await dialog()
    await expect(opened.getByRole('button', { name: instead.passkey })).toBeInTheDocument()
    await userEvent.click(opened.getByRole('button', { name: instead.authenticator }))
    await userEvent.type(await opened.findByRole('textbox'), '123456{Enter}')
    await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ second_factor: '123456' }))
  },
}

/** A passkey is the only proof: the device requests it. */
export const Passkey: Story = {
  args: { security: ready(anAccountSecurity({ has_password: false, passkeys: 1 })) },
  play: async ({ args, globals }) => {
    const { confirmPasskey } = words(globals.locale)
    await userEvent.click((await dialog()).getByRole('button', { name: confirmPasskey }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
  },
}

/** A provider opened the account, which has nothing else: a code of a mail. */
export const ByMail: Story = {
  args: { security: ready(anAccountSecurity({ has_password: false, providers: ['GOOGLE'] })) },
  play: async ({ args, globals }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: words(globals.locale).confirmMail }))
    await userEvent.type(await opened.findByRole('textbox'), 'a1b2c3{Enter}')
    await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ code: 'A1B2C3' }))
  },
}

/** All there is is a passkey, which this browser cannot use: a new login proves it. */
export const NothingPossible: Story = {
  args: {
    canUsePasskeys: false,
    security: ready(anAccountSecurity({ has_password: false, passkeys: 1 })),
  },
  play: async ({ args, globals }) => {
    const { nothing, cancel } = words(globals.locale)
    const opened = await dialog()
    await expect(opened.getByText(nothing)).toBeInTheDocument()
    await userEvent.click(opened.getByRole('button', { name: cancel }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
