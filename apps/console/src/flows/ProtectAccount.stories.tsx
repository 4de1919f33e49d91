import {
  addPasskey,
  deleteTotp,
  endOtherSessions,
  exportUser,
  getSecurity,
  listPasskeys,
  listSessions,
  makePasskeyOptions,
  proveIdentity,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { anAccountSecurity, aPasskey, aSession, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { securityMessages } from '../features/account/security/messages/index.js'
import { proofMessages } from '../parts/proof/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'
import { withDevice } from '../testing/withDevice.js'
import { withSecurity } from '../testing/withSecurity.js'

const codes = ['7KQ2-V8MW', 'B0CT-1XNQ']
const isOn = anAccountSecurity({
  totp: { created_at: '2026-11-03T09:00:00.000Z', last_used_at: null },
  recovery_codes_left: 10,
})

const telephone = aSession({ id: 13, is_current: false, browser: 'Safari', system: 'iOS' })

/** The second factor is on when the page reads it, which may be before the story plays. */
const turnedOn = flow({
  at: '/account/security',
  token: 'a-token',
  server: (transport) => withSecurity(transport).respond(getSecurity, isOn),
})

const meta = {
  title: 'Console/Flows/Protect account',
  tags: ['no-picture'],
  ...flow({ at: '/account/security', token: 'a-token', server: withSecurity }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The second factor is set up: key, digits, recovery codes once, and the page says that it is on. */
export const TurnOnTwoFactor: Story = {
  play: async (context) => {
    const { transport, canvas, translate, tells } = visit(context)
    const t = translate(securityMessages)
    transport
      .respond(startTotp, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Saywright:ada' })
      .respond(verifyTotp, () => {
        transport.respond(getSecurity, isOn)
        return { recovery_codes: codes }
      })
    await userEvent.click(await canvas.findByRole('button', { name: t('twoFactor.setUp') }, waitOptions))
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await userEvent.type(await dialog.findByRole('textbox', {}, waitOptions), '123456{Enter}')
    await screen.findByText(codes[0] as string, {}, waitOptions)
    await tells(t('twoFactor.turnedOn'), 'status')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: t('recovery.done') }))
    await waitFor(() => expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument(), waitOptions)
    await canvas.findByText(t('check.twoFactorOn'), {}, waitOptions)
    await expect(transport.calls(verifyTotp).map(({ body }) => body)).toEqual([{ code: '123456' }])
  },
}

/**
 * The server requires a proof of identity: a wrong password does not turn it off, the right one does, with a single
 * question.
 */
export const TurnOffTwoFactor: Story = {
  ...turnedOn,
  play: async (context) => {
    const { transport, canvas, locale, translate, tells } = visit(context)
    const [t, proof] = [translate(securityMessages), translate(proofMessages)]
    transport
      .fail(deleteTotp, failure('proof_required', locale))
      .fail(proveIdentity, failure('wrong_credentials', locale))
    await userEvent.click(await canvas.findByRole('button', { name: t('twoFactor.turnOff') }, waitOptions))
    const question = within(await screen.findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(question.getByRole('button', { name: t('twoFactor.turnOff') }))
    const password = await screen.findByLabelText(proof('password'), {}, waitOptions)
    await userEvent.type(password, 'Wrong7!lamp{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(proof('wrong')), waitOptions)
    transport.respond(proveIdentity, () => {
      transport.respond(deleteTotp, undefined)
      return undefined
    })
    await userEvent.clear(password)
    await userEvent.type(password, 'Correct7!horse{Enter}')
    await tells(t('twoFactor.turnedOff'), 'status')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), waitOptions)
    await expect(transport.calls(deleteTotp)).toHaveLength(2)
    await expect(transport.calls(proveIdentity).map(({ body }) => body)).toEqual([
      { password: 'Wrong7!lamp' },
      { password: 'Correct7!horse' },
    ])
  },
}

/** Without the proof nothing is changed or announced: the question stays open. */
export const ProofRefused: Story = {
  ...turnedOn,
  play: async (context) => {
    const { transport, canvas, locale, translate } = visit(context)
    const [t, proof] = [translate(securityMessages), translate(proofMessages)]
    transport.fail(deleteTotp, failure('proof_required', locale))
    await userEvent.click(await canvas.findByRole('button', { name: t('twoFactor.turnOff') }, waitOptions))
    const question = within(await screen.findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(question.getByRole('button', { name: t('twoFactor.turnOff') }))
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await userEvent.click(await dialog.findByRole('button', { name: proof('cancel') }, waitOptions))
    await waitFor(
      () => expect(screen.queryByLabelText(proof('password'))).not.toBeInTheDocument(),
      waitOptions,
    )
    await expect(await screen.findByText(t('twoFactor.offWarning'), {}, waitOptions)).toBeInTheDocument()
    await expect(screen.queryByText(failure('proof_required', locale).message)).not.toBeInTheDocument()
    await expect(transport.calls(deleteTotp)).toHaveLength(1)
  },
}

/** The options of a server for a new passkey. */
const options = {
  challenge: 'kq2vJ8mWb0cT1xNq5Zs9yA',
  rp: { id: 'localhost', name: 'Saywright' },
  user: { id: 'YWNjb3VudCAx', name: 'ada@example.com', displayName: 'Ada Lovelace' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** A passkey gets its name and is made by the device; the first time the person closes the question, and tries again. */
export const AddPasskey: Story = {
  play: async (context) => {
    const { transport, canvas, translate, tells } = visit(context)
    const t = translate(securityMessages)
    transport.respond(makePasskeyOptions, options).respond(addPasskey, () => {
      transport.respond(listPasskeys, { data: [aPasskey({ name: 'Telephone' })], total: 1 })
      return undefined
    })
    await userEvent.click(await canvas.findByRole('button', { name: t('passkeys.add') }, waitOptions))
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    const name = await dialog.findByRole('textbox', {}, waitOptions)
    const submit = () => userEvent.type(name, '{Enter}')
    await userEvent.type(name, 'Telephone')
    await withDevice('declines', async () => {
      await submit()
      await waitFor(() => expect(transport.calls(makePasskeyOptions)).toHaveLength(1), waitOptions)
      await waitFor(
        () => expect(dialog.queryByText(t('passkeys.adding'))).not.toBeInTheDocument(),
        waitOptions,
      )
      await expect(name).toHaveValue('Telephone')
    })
    await withDevice('agrees', async () => {
      await submit()
      await tells(t('passkeys.added', { name: 'Telephone' }), 'status')
    })
    await canvas.findByText('Telephone', {}, waitOptions)
    await expect(transport.calls(addPasskey).map(({ body }) => body.name)).toEqual(['Telephone'])
  },
}

/** Every other device is logged out; this one stays. */
export const LogOutEverywhereElse: Story = {
  ...flow({
    at: '/account/security',
    token: 'a-token',
    server: (transport) =>
      withSecurity(transport).respond(listSessions, { data: [aSession(), telephone], total: 2 }),
  }),
  play: async (context) => {
    const { transport, shell, canvas, translate, tells } = visit(context)
    const t = translate(securityMessages)
    transport.respond(endOtherSessions, () => {
      transport.respond(listSessions, { data: [aSession()], total: 1 })
      return undefined
    })
    await userEvent.click(await canvas.findByRole('button', { name: t('sessions.endOthers') }, waitOptions))
    const dialog = within(await screen.findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(dialog.getByRole('button', { name: t('sessions.endOthers') }))
    await tells(t('sessions.othersEnded'), 'status')
    await waitFor(() => expect(canvas.queryByText(/Safari/)).not.toBeInTheDocument(), waitOptions)
    await expect(shell.session.token()).toBe('a-token')
  },
}

/** All personal data is requested once and offered as a file. */
export const DownloadOwnData: Story = {
  play: async (context) => {
    const { transport, canvas, translate } = visit(context)
    transport.respond(exportUser, {
      exported_at: '2026-11-22T08:30:00.000Z',
      account: aUser(),
      tables: {},
    })
    const name = translate(securityMessages)('data.download')
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download)
    }
    try {
      await userEvent.click(await canvas.findByRole('button', { name }, waitOptions))
      await waitFor(
        () => expect(saved).toEqual([`${translate(securityMessages)('data.file')}.json`]),
        waitOptions,
      )
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    await expect(transport.calls(exportUser)).toHaveLength(1)
  },
}
