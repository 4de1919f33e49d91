import { socialLogin, socialLoginByCode, socialStart } from '@saywright/api/contract'
import { anAuthResult, aSecondFactorRequest } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { secondFactorMessages } from '../features/auth/second-factor/messages.js'
import { socialMessages } from '../features/auth/social/messages.js'
import { saveSignIn } from '../parts/keptSignIn.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const state = 'kq2vJ8mWb0cT1xNq5Zs9yA'
const brought = `code=a-code&state=${state}`

const meta = {
  title: 'Console/Auth/Social callback',
  tags: ['no-picture'],
  beforeEach: () => {
    localStorage.setItem('marketing_source', 'utm_source=fair')
    saveSignIn(sessionStorage, { state, next: '/wizard/project' })
    return () => {
      localStorage.removeItem('marketing_source')
      sessionStorage.removeItem('saywright_social')
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The response of the provider is being checked. */
export const Waiting: Story = {
  ...flow({ at: `/auth/login/linkedin?${brought}`, server: (transport) => transport.pending(socialLogin) }),
  play: async (context) => {
    const { canvas, translate, shell } = visit(context)
    const name = translate(socialMessages)('entering', { provider: 'LinkedIn' })
    await expect(await canvas.findByRole('heading', { level: 1, name }, waitOptions)).toBeVisible()
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** Google sends the person back: logged in, and on to where they wanted to be. */
export const LoggedIn: Story = {
  name: 'C-003 A-010 Logged In',
  ...flow({
    at: `/auth/login/google?${brought}`,
    server: (transport) => transport.respond(socialLogin, anAuthResult()),
  }),
  play: async (context) => {
    const { transport, shell, arrivesAt } = visit(context)
    await arrivesAt('/wizard/project')
    await expect(shell.session.token()).toBe('a-token')
    await expect(transport.calls(socialLogin).map(({ body }) => body)).toEqual([
      {
        provider: 'GOOGLE',
        code: 'a-code',
        state,
        redirectUri: `${window.location.origin}/auth/login/google`,
        marketing_source: 'utm_source=fair',
      },
    ])
  },
}

/** C-002 The code arrives at the login page itself: the server knows by its state which provider it is of. */
export const ByCode: Story = {
  ...flow({
    at: `/auth/login?${brought}`,
    server: (transport) => transport.respond(socialLoginByCode, anAuthResult()),
  }),
  play: async (context) => {
    const { transport, arrivesAt } = visit(context)
    await arrivesAt('/wizard/project')
    const sent = transport.calls(socialLoginByCode).map(({ body }) => body)
    await expect(sent).toEqual([{ code: 'a-code', state, marketing_source: 'utm_source=fair' }])
  },
}

/** The account has a second factor: it is required, also after a provider. */
export const SecondFactor: Story = {
  ...flow({
    at: `/auth/login/google?${brought}`,
    server: (transport) => transport.respond(socialLogin, aSecondFactorRequest()),
  }),
  play: async (context) => {
    const { canvas, translate, shell, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    const name = translate(secondFactorMessages)('title')
    await expect(await canvas.findByRole('heading', { level: 1, name }, waitOptions)).toBeVisible()
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** The person said no at the provider: the login is there again, and nothing was sent. */
export const Declined: Story = {
  ...flow({ at: `/auth/login/linkedin?error=user_cancelled_login&state=${state}` }),
  play: async (context) => {
    const { transport, translate, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(translate(socialMessages)('fault.declined'))
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(socialLogin)).toHaveLength(0)
  },
}

/** The state is not the one that this tab began with: an attacker may have made the address. */
export const StaleState: Story = {
  ...flow({ at: '/auth/login/google?code=a-code&state=another' }),
  play: async (context) => {
    const { transport, translate, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(translate(socialMessages)('fault.stale'))
    await expect(transport.calls(socialLogin)).toHaveLength(0)
  },
}

/** The server refuses the response of the provider: its sentence is above the login. */
export const Refused: Story = {
  ...flow({
    at: `/auth/login/google?${brought}`,
    server: (transport, locale) => transport.fail(socialLogin, failure('wrong_code', locale)),
  }),
  play: async (context) => {
    const { locale, shell, router, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(failure('wrong_code', locale).message)
    await expect(router.state.location.search).toBe('?next=%2Fwizard%2Fproject')
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** C-026 From the login, the browser goes where the server says, and the tab keeps what must come back. */
export const Started: Story = {
  ...flow({
    at: '/auth/login?next=%2Fprojects',
    server: (transport) => transport.respond(socialStart, { url: '#at-the-provider', state: 'a-new-state' }),
  }),
  play: async (context) => {
    const { transport, canvas } = visit(context)
    await userEvent.click(await canvas.findByRole('button', { name: /Google/ }, waitOptions))
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'), waitOptions)
    const redirectUri = `${window.location.origin}/auth/login/google`
    await expect(transport.calls(socialStart).map(({ body }) => body)).toEqual([
      { provider: 'GOOGLE', redirectUri },
    ])
    const kept = JSON.parse(sessionStorage.getItem('saywright_social') ?? '{}') as unknown
    await expect(kept).toEqual({ state: 'a-new-state', next: '/projects' })
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  },
}
