import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { anAccessToken, anAccountSecurity, aPage, aPasskey, aSession, aSignIn } from '@saywright/api/testing'
import { submissionErrors } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inAccountLayout, inConsoleLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { securityMessages } from './messages/index.js'
import { SecurityScreen, type SecurityScreenProps } from './SecurityScreen.js'

type Change = SecurityScreenProps['password']['onChangePassword']

const meta = {
  title: 'Console/Account/Security',
  component: SecurityScreen,
  decorators: [inAccountLayout('security'), inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account/security' },
  args: {
    isOwner: true,
    email: 'ada@example.com',
    security: ready(
      anAccountSecurity({
        totp: { created_at: '2026-11-03T09:00:00.000Z', last_used_at: '2026-11-22T07:30:00.000Z' },
        recovery_codes_left: 8,
        passkeys: 1,
      }),
    ),
    password: { onChangePassword: fn<Change>(async () => undefined), onInvalid: fn() },
    twoFactor: {
      onStart: fn(),
      onVerify: fn(),
      onTurnOff: fn(),
      onNewCodes: fn(),
      onCopyKey: fn(),
      onCopyCodes: fn(),
      onDownloadCodes: fn(),
    },
    passkeys: {
      passkeys: ready([aPasskey()]),
      isSupported: true,
      onAdd: fn(),
      onRename: fn(),
      onRemove: fn(),
    },
    tokens: {
      tokens: ready([anAccessToken()]),
      scopes: ['read', 'downloads'],
      exampleUrl: 'https://console.example.com/api/v3/projects/all',
      documentationHref: '/documentation/access-tokens',
      onCreate: fn(),
      onRevoke: fn(),
    },
    sessions: { sessions: ready([aSession()]), onEnd: fn(), onEndOthers: fn() },
    signIns: { signIns: ready(aPage([aSignIn()])), page: 1, onPage: fn() },
    data: { onDownload: fn(async () => {}) },
    deletion: {
      ownedOrganizations: ready({ along: [], handOver: [] }),
      membersHref: '/account/organization/invite-users',
      onDelete: fn(),
    },
  },
} satisfies Meta<typeof SecurityScreen>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(securityMessages, locale)

async function fill(canvas: HTMLElement, password: string, confirmation = password) {
  await userEvent.type(inputNamed(canvas, 'password'), password)
  await userEvent.type(inputNamed(canvas, 'password_confirmed'), confirmation)
}

/** The security settings are loading. */
export const Loading: Story = {
  args: { security: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).not.toBeInTheDocument()
  },
}

const retry = fn()

/** It could not be loaded. */
export const Failed: Story = {
  args: { security: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Everything is in place: password with its three hints, second factor, passkeys, sessions, data, and the red end. */
export const Ready: Story = {
  name: 'K-050 Ready',
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { check, remove, password } = messages(globals.locale)
    await expect(inputNamed(canvasElement, 'password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(
      within(canvas.getByRole('form'))
        .getAllByRole('listitem')
        .filter((line) => line.textContent),
    ).toHaveLength(3)
    await expect(submitButton(canvasElement)).toHaveTextContent(password.submit)
    await expect(canvas.getByRole('button', { name: remove.open })).toBeVisible()
    await expect(canvas.getByText(check.complete)).toBeVisible()
  },
}

/** Only a provider opens this account: no password, no second factor, no passkey. The check leads to each. */
export const SocialOnly: Story = {
  args: {
    security: ready(anAccountSecurity({ has_password: false, providers: ['GOOGLE'] })),
    passkeys: { ...meta.args.passkeys, passkeys: ready([]) },
  },
  play: async ({ canvasElement, globals }) => {
    const { check, password } = messages(globals.locale)
    await expect(submitButton(canvasElement)).toHaveTextContent(password.submitSet)
    const missing = [check.noPassword, check.twoFactorOff, check.noPasskey]
    const hrefs = missing.map((name) =>
      within(canvasElement).getByRole('link', { name }).getAttribute('href'),
    )
    await expect(hrefs).toEqual(['#password', '#two-factor', '#passkeys'])
    for (const href of hrefs) await expect(canvasElement.querySelector(href ?? '')).toBeInTheDocument()
  },
}

/** The two differ: nothing is sent, and the first invalid field has the focus. */
export const Invalid: Story = {
  name: 'F-057 Invalid',
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'Kitchen7!lamp', 'Kitchen7!lamb')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.password.onInvalid).toHaveBeenCalledOnce())
    await waitFor(() => expect(inputNamed(canvasElement, 'password')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'password_confirmed')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.password.onChangePassword).not.toHaveBeenCalled()
  },
}

/** The password is long enough but too weak: the same rule as for a new account. */
export const WeakPassword: Story = {
  name: 'F-009 Weak password',
  // Drawn for the account that is made.
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'correcthorse', 'correcthorse')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'password')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'password')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.password.onChangePassword).not.toHaveBeenCalled()
  },
}

/** A good password: the hints are green, and the code is requested. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'Kitchen7!lamp')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.password.onChangePassword).toHaveBeenCalledWith('Kitchen7!lamp'))
    await expect(canvasElement.querySelectorAll('[data-met]')).toHaveLength(3)
  },
}

/** The code is being sent. */
export const Submitting: Story = {
  args: { password: { onChangePassword: fn<Change>(() => new Promise(() => {})), onInvalid: fn() } },
  play: async ({ canvasElement, globals }) => {
    await fill(canvasElement, 'Kitchen7!lamp')
    await userEvent.click(submitButton(canvasElement))
    const { submitting } = messages(globals.locale).password
    await expect(await within(canvasElement).findByText(submitting)).toBeVisible()
  },
}

/** No code could be sent: what was typed stays. */
export const Refused: Story = {
  args: {
    password: {
      onChangePassword: fn<Change>(async () =>
        submissionErrors(new ApiError({ kind: 'tooMany', code: 'too_many' }), []),
      ),
      onInvalid: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'Kitchen7!lamp')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.password.onChangePassword).toHaveBeenCalledOnce())
    await waitFor(() => expect(submitButton(canvasElement)).toBeEnabled())
    await expect(inputNamed(canvasElement, 'password')).toHaveValue('Kitchen7!lamp')
  },
}

/** Staff impersonates the user: the settings that protect the account are read-only. */
export const NotOwner: Story = {
  args: { isOwner: false },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(messages(globals.locale).acting.title)).toBeVisible()
    await expect(within(canvasElement).queryByRole('form')).not.toBeInTheDocument()
  },
}

/** All personal data, as one file. */
export const Downloading: Story = {
  args: { data: { onDownload: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvasElement, globals }) => {
    const { download, downloading } = messages(globals.locale).data
    await userEvent.click(within(canvasElement).getByRole('button', { name: download }))
    await expect(args.data.onDownload).toHaveBeenCalledOnce()
    await expect(await within(canvasElement).findByText(downloading)).toBeVisible()
  },
}

/** On a phone one card follows the other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('heading', { level: 2 })
    const tops = cards.map((card) => card.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
