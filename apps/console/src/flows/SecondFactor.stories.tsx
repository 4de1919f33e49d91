import { login, loginByPasskey, loginSecondFactor, makePasskeyLoginOptions } from '@saywright/api/contract'
import { anAuthResult, aSecondFactorRequest } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { passkeyMessages } from '../features/auth/passkey/messages.js'
import { secondFactorMessages } from '../features/auth/second-factor/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const ada = { email: 'ada@example.com', password: 'Correct7!horse' }

const meta = {
  title: 'Console/Flows/Second factor',
  tags: ['no-picture'],
  ...flow({
    at: '/auth/login?next=%2Fwizard%2Fproject',
    server: (transport) =>
      transport.respond(login, aSecondFactorRequest()).respond(loginSecondFactor, anAuthResult()),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function logIn({ field }: Visit) {
  await userEvent.type(await field('email'), ada.email)
  await userEvent.type(await field('password'), `${ada.password}{Enter}`)
}

/** A wrong code, then the right one: logged in, and where the person wanted to be. */
export const Authenticator: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, locale, shell, field, arrivesAt } = visitor
    transport.fail(loginSecondFactor, failure('wrong_code', locale))
    await logIn(visitor)
    const code = await field('code')
    await userEvent.type(code, '111111')
    await waitFor(() => expect(code).toBeInvalid(), waitOptions)
    await expect(shell.session.token()).toBeUndefined()
    transport.respond(loginSecondFactor, anAuthResult())
    await userEvent.clear(code)
    await userEvent.type(code, '492039')
    await arrivesAt('/wizard/project')
    await expect(shell.session.token()).toBe('a-token')
    const sent = transport.calls(loginSecondFactor).map(({ body }) => body)
    await expect(sent).toEqual([
      { ticket: 'a-ticket', code: '111111' },
      { ticket: 'a-ticket', code: '492039' },
    ])
  },
}

/** The authenticator is lost: a recovery code does as well. */
export const RecoveryCode: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, translate, field, arrivesAt } = visitor
    await logIn(visitor)
    await field('code')
    const t = translate(secondFactorMessages)
    await userEvent.click(canvas.getByRole('button', { name: t('recovery.other') }))
    await userEvent.type(await field('code'), '7kq2v-8mwx4{Enter}')
    await arrivesAt('/wizard/project')
    const sent = transport.calls(loginSecondFactor).map(({ body }) => body)
    await expect(sent).toEqual([{ ticket: 'a-ticket', code: '7kq2v-8mwx4' }])
  },
}

/** The user was away for too long: the password is requested again, and a notice says why. */
export const Expired: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, locale, router, translate, field, tells } = visitor
    transport.fail(loginSecondFactor, failure('expired_code', locale))
    await logIn(visitor)
    await userEvent.type(await field('code'), '492039')
    await tells(translate(secondFactorMessages)('expired'))
    await expect(await field('password')).toHaveValue('')
    await expect(router.state.location.search).toBe('?next=%2Fwizard%2Fproject')
  },
}

/** The response of a browser with a chosen passkey. */
const credential = {
  id: 'kq2vJ8mW',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array([4, 5]).buffer,
    authenticatorData: new Uint8Array([6, 7]).buffer,
    signature: new Uint8Array([8, 9]).buffer,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
}

/** A browser that answers the question for a passkey in this way. */
function browserThat(response: () => Promise<unknown>) {
  const own = navigator.credentials
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: response } })
  return () => void Object.defineProperty(navigator, 'credentials', { configurable: true, value: own })
}

const withPasskeys = flow({
  at: '/auth/login?next=%2Fwizard%2Fproject',
  server: (transport) =>
    transport
      .respond(makePasskeyLoginOptions, { challenge: 'kq2vJ8mWb0cT1xNq5Zs9yA' })
      .respond(loginByPasskey, anAuthResult()),
})

/** A passkey replaces the password and the second factor. */
export const Passkey: Story = {
  ...withPasskeys,
  beforeEach: () => browserThat(async () => credential),
  play: async (context) => {
    const { transport, canvas, translate, shell, arrivesAt } = visit(context)
    const name = translate(passkeyMessages)('enter')
    await userEvent.click(await canvas.findByRole('button', { name }, waitOptions))
    await arrivesAt('/wizard/project')
    await expect(shell.session.token()).toBe('a-token')
    const [sent] = transport.calls(loginByPasskey)
    await expect(sent?.body.credential).toMatchObject({ id: 'kq2vJ8mW', response: { signature: 'CAk' } })
  },
}

/** The user closes the question of the browser: the login is unchanged, without an error. */
export const PasskeyDeclined: Story = {
  ...withPasskeys,
  beforeEach: () => browserThat(() => Promise.reject(new DOMException('closed', 'NotAllowedError'))),
  play: async (context) => {
    const { transport, canvas, translate } = visit(context)
    const name = translate(passkeyMessages)('enter')
    const button = await canvas.findByRole('button', { name }, waitOptions)
    await userEvent.click(button)
    await waitFor(() => expect(transport.calls(makePasskeyLoginOptions)).toHaveLength(1), waitOptions)
    await expect(await canvas.findByRole('button', { name }, waitOptions)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(transport.calls(loginByPasskey)).toHaveLength(0)
  },
}
