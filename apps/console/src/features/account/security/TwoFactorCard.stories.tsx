import { ApiError } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { securityMessages } from './messages/index.js'
import { TwoFactorCard, type TwoFactorCardProps } from './TwoFactorCard.js'

const key = {
  secret: 'JBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Saywright:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Saywright',
}
const codes = ['7KQ2-V8MW', 'B0CT-1XNQ', '5ZS9-YAK2', '4Q7K-19ZD', 'MX2B-77PA', 'H3NC-0W8E']
const totp = { created_at: '2026-11-03T09:00:00.000Z', last_used_at: '2026-11-22T07:30:00.000Z' }

const meta = {
  title: 'Console/Account/Security/TwoFactor',
  component: TwoFactorCard,
  args: {
    totp,
    recovery_codes_left: 8,
    onStart: fn<TwoFactorCardProps['onStart']>(async () => key),
    onVerify: fn<TwoFactorCardProps['onVerify']>(async () => ({ codes })),
    onTurnOff: fn<TwoFactorCardProps['onTurnOff']>(async () => {}),
    onNewCodes: fn<TwoFactorCardProps['onNewCodes']>(async () => codes),
    onCopyKey: fn(),
    onCopyCodes: fn(),
    onDownloadCodes: fn(),
  },
} satisfies Meta<typeof TwoFactorCard>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(securityMessages, locale)
const off = { totp: null, recovery_codes_left: 0 }
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** It is on: when it was added and used, and how many recovery codes are left. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('03/11/2026')
    await expect(canvasElement).toHaveTextContent('22/11/2026')
    await expect(within(canvasElement).getAllByRole('listitem')[1]).toHaveTextContent(/8.*10/)
  },
}

/** It is off: an app can be set up. */
export const Off: Story = {
  args: off,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(messages(globals.locale).twoFactor.off)).toBeVisible()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** Setting it up: a picture for the camera, the key as text, and the six digits that come back. */
export const SetupDialog: Story = {
  args: off,
  play: async ({ args, globals }) => {
    const said = messages(globals.locale)
    await press(said.twoFactor.setUp)
    const opened = await dialog()
    await expect(await opened.findByRole('img', { name: said.setup.qr })).toBeInTheDocument()
    await expect(opened.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
    await press(said.setup.copyKey)
    await expect(args.onCopyKey).toHaveBeenCalledWith(key.secret)
  },
}

/** The key could not be made: it can be requested again. */
export const SetupFailed: Story = {
  args: {
    ...off,
    onStart: fn<TwoFactorCardProps['onStart']>(async () => {
      throw new ApiError({ kind: 'server' })
    }),
  },
  play: async ({ args, globals }) => {
    await press(messages(globals.locale).twoFactor.setUp)
    const alert = within(await (await dialog()).findByRole('alert'))
    await userEvent.click(alert.getByRole('button'))
    await waitFor(() => expect(args.onStart).toHaveBeenCalledTimes(2))
  },
}

/** Other digits than those of the app: the dialog stays, and so does the key. */
export const WrongDigits: Story = {
  args: {
    ...off,
    onVerify: fn<TwoFactorCardProps['onVerify']>(async () => ({ errors: { code: 'invalid' } })),
  },
  play: async ({ args, globals }) => {
    await press(messages(globals.locale).twoFactor.setUp)
    await userEvent.type(await (await dialog()).findByRole('textbox'), '123456{Enter}')
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith('123456'))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** On, and the recovery codes are shown this once: the dialog stays until the user confirms that they are saved. */
export const RecoveryCodes: Story = {
  args: off,
  play: async ({ args, globals, step }) => {
    const said = messages(globals.locale)
    await press(said.twoFactor.setUp)
    await userEvent.type(await (await dialog()).findByRole('textbox'), '123456{Enter}')
    const list = within(await screen.findByRole('list', { name: said.recovery.list }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
    await step('They are copied and saved as a file', async () => {
      await press(said.recovery.copy)
      await press(said.recovery.download)
      await expect(args.onCopyCodes).toHaveBeenCalledWith(codes)
      await expect(args.onDownloadCodes).toHaveBeenCalledWith(codes)
    })
    await step('Escape does not lose them', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('button', { name: said.recovery.done })).toBeDisabled()
    })
    await userEvent.click(screen.getByRole('checkbox'))
    await expect(screen.getByRole('button', { name: said.recovery.done })).toBeEnabled()
  },
}

/** New recovery codes cost the old ones. */
export const NewCodesDialog: Story = {
  play: async ({ args, globals }) => {
    const said = messages(globals.locale)
    await press(said.twoFactor.newCodes)
    const opened = await dialog('alertdialog')
    await userEvent.click(opened.getByRole('button', { name: said.twoFactor.newCodes }))
    await expect(await screen.findByRole('list', { name: said.recovery.list })).toBeInTheDocument()
    await expect(args.onNewCodes).toHaveBeenCalledOnce()
  },
}

/** It could not be turned off: the question stays. */
export const TurnOffRefused: Story = {
  args: {
    onTurnOff: fn<TwoFactorCardProps['onTurnOff']>(async () => {
      throw new ApiError({ kind: 'server' })
    }),
  },
  play: async ({ args, globals }) => {
    const said = messages(globals.locale)
    await press(said.twoFactor.turnOff)
    const opened = await dialog('alertdialog')
    await userEvent.click(opened.getByRole('button', { name: said.twoFactor.turnOff }))
    await waitFor(() => expect(args.onTurnOff).toHaveBeenCalledOnce())
    await expect(opened.getByText(said.twoFactor.offWarning)).toBeInTheDocument()
  },
}
