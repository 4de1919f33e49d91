import {
  checkProfessionalEmail,
  getOnboarding,
  interfaceLanguageOf,
  me,
  saveOnboarding,
  saveUser,
} from '@saywright/api/contract'
import { anOnboarding, aUser } from '@saywright/api/testing'
import { errorMessages } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { welcomeMessages } from '../features/projects/dashboard/welcome/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { inputNamed } from '../testing/inputNamed.js'
import { visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Welcome',
  tags: ['no-picture'],
  ...flow({
    at: '/projects',
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(
          me,
          aUser({
            interface_language: interfaceLanguageOf(locale),
            verified_email: null,
            is_completed: false,
          }),
        )
        .respond(getOnboarding, anOnboarding({ profile: false }))
        .respond(saveOnboarding, ({ body }) => {
          transport.respond(getOnboarding, anOnboarding({ profile: false }, body))
          return undefined
        })
        .respond(checkProfessionalEmail, { data: { valid: true, professional: true } }),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', {}, waitOptions)
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), waitOptions)

/** The missing answer completes the profile: saved, announced, and the dashboard is there. */
export const CompleteProfile: Story = {
  name: 'K-009 K-006 Complete profile',
  play: async (context) => {
    const { transport, translate, tells, locale } = visit(context)
    transport.respond(saveUser, () => {
      transport.respond(me, aUser({ interface_language: interfaceLanguageOf(locale) }))
      return undefined
    })
    const corporate = inputNamed(await dialog(), 'verified_email')
    await userEvent.type(corporate, 'ada@lumiere-instruments.com')
    await userEvent.click(screen.getByRole('button', { name: translate(welcomeMessages)('save') }))
    await tells(translate(welcomeMessages)('saved'), 'status')
    await isGone()
    // The account is read again.
    await waitFor(() => expect(transport.calls(me)).toHaveLength(2), waitOptions)
    await expect(transport.calls(saveUser).map(({ body }) => body)).toEqual([
      expect.objectContaining({ verified_email: 'ada@lumiere-instruments.com' }),
    ])
  },
}

/** The corporate address cannot be checked: the field says so and nothing is saved, until a check was made. */
export const CheckUnavailable: Story = {
  name: 'F-005 Check unavailable',
  play: async (context) => {
    const { transport, translate, locale, tells } = visit(context)
    transport.respond(saveUser, undefined).fail(checkProfessionalEmail, failure('unavailable', locale))
    const corporate = inputNamed(await dialog(), 'verified_email')
    const save = screen.getByRole('button', { name: translate(welcomeMessages)('save') })
    await userEvent.type(corporate, 'ada@lumiere-instruments.com')
    await userEvent.click(save)
    const unverified = translate(errorMessages)('incorrectEmail')
    await waitFor(
      () => expect(corporate).toHaveAccessibleDescription(expect.stringContaining(unverified)),
      waitOptions,
    )
    await expect(transport.calls(saveUser)).toHaveLength(0)
    transport.respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
    await userEvent.click(save)
    await tells(translate(welcomeMessages)('saved'), 'status')
  },
}

/** Later: the server remembers it, so that it comes again neither here nor at the next login, on any device. */
export const Later: Story = {
  name: 'K-009 Later',
  play: async (context) => {
    const { router, canvas, transport, translate } = visit(context)
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: translate(welcomeMessages)('later') }))
    await isGone()
    await waitFor(
      () =>
        expect(transport.calls(saveOnboarding).map(({ body }) => body)).toEqual([
          { is_welcome_closed: true },
        ]),
      waitOptions,
    )
    localStorage.clear()
    await router.navigate('/account/profile')
    await canvas.findByRole('form', {}, waitOptions)
    await router.navigate('/projects')
    await canvas.findByText('Kitchen lamp', {}, waitOptions)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
