import {
  checkProfessionalEmail,
  interfaceLanguageOf,
  makeEmailCode,
  me,
  saveUser,
  setLanguage,
  verifEmailCode,
} from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import { errorMessages } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profileMessages } from '../features/account/profile/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Profile',
  tags: ['no-picture'],
  ...flow({
    at: '/account',
    token: 'a-token',
    server: (transport) =>
      transport
        .respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
        .respond(makeEmailCode, undefined)
        .respond(verifEmailCode, { verif: true, code: 'A1B2C3' })
        .respond(saveUser, undefined),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function retype({ field }: Visit, name: string, value: string) {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), value)
}

const question = () => screen.findByRole('alertdialog', {}, waitOptions)

/** Presses a link of the account that leads away from the profile. */
async function leave({ canvas }: Visit) {
  const links = await canvas.findAllByRole('link', {}, waitOptions)
  const away = links.find((link) => link.getAttribute('href') === '/account/notifications')
  // A phone has its own menu; there the way back leads away.
  await userEvent.click(
    away ?? (links.find((link) => link.getAttribute('href') === '/account-menu') as HTMLElement),
  )
}

/** The account opens with the profile; a change is saved, announced, and nothing is left to save. */
export const SaveProfile: Story = {
  name: 'Save profile',
  play: async (context) => {
    const person = visit(context)
    const { transport, canvas, translate, tells, arrivesAt } = person
    const t = translate(profileMessages)
    await arrivesAt('/account/profile')
    await retype(person, 'job_title', 'Countess{Enter}')
    await tells(t('saved'), 'status')
    await canvas.findByText(t('allSaved'), {}, waitOptions)
    const [call] = transport.calls(saveUser)
    await expect(call?.body).toMatchObject({ job_title: 'Countess', person_label: 'Developer' })
    await expect(call?.body).not.toHaveProperty('email')
  },
}

/** The server is not to be reached: a notice says so, what was typed stays, and is sent once it is. */
export const NotSaved: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, locale, translate, tells, keeps, sendAgain } = person
    const full = failure('unavailable', locale)
    transport.fail(saveUser, full)
    await retype(person, 'job_title', 'Countess{Enter}')
    await tells(full.message)
    await keeps({ job_title: 'Countess' })
    transport.respond(saveUser, undefined)
    await sendAgain()
    await tells(translate(profileMessages)('saved'), 'status')
  },
}

/** Another address to log in with: a code goes there, and only the right one saves it. */
export const NewAddress: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, translate, tells } = person
    await retype(person, 'email', 'countess@example.com{Enter}')
    const dialog = await screen.findByRole('dialog', {}, waitOptions)
    await expect(transport.calls(makeEmailCode).map(({ body }) => body)).toEqual([
      { email: 'countess@example.com', mode: true },
    ])
    await expect(transport.calls(saveUser)).toHaveLength(0)
    await userEvent.type(within(dialog).getByRole('textbox'), 'A1B2C3{Enter}')
    await tells(translate(profileMessages)('saved'), 'status')
    await expect(transport.calls(saveUser).at(-1)?.body).toHaveProperty('email', 'countess@example.com')
  },
}

/** Without the code of the new address nothing is saved, and the address says that it is not verified. */
export const AddressNotProved: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, field } = person
    await retype(person, 'email', 'countess@example.com{Enter}')
    await screen.findByRole('dialog', {}, waitOptions)
    await userEvent.keyboard('{Escape}')
    const email = await field('email')
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'), waitOptions)
    await expect(email).toHaveValue('countess@example.com')
    await expect(transport.calls(saveUser)).toHaveLength(0)
  },
}

/** The corporate address cannot be checked: the field says so and nothing is saved, until a check was made. */
export const CheckUnavailable: Story = {
  name: 'F-005 Check unavailable',
  play: async (context) => {
    const person = visit(context)
    const { transport, translate, locale, field, tells } = person
    transport.fail(checkProfessionalEmail, failure('unavailable', locale))
    await retype(person, 'verified_email', 'countess@example.com{Enter}')
    const unverified = translate(errorMessages)('incorrectEmail')
    const email = await field('verified_email')
    await waitFor(
      () => expect(email).toHaveAccessibleDescription(expect.stringContaining(unverified)),
      waitOptions,
    )
    await expect(transport.calls(saveUser)).toHaveLength(0)
    transport.respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
    await userEvent.type(email, '{Enter}')
    await tells(translate(profileMessages)('saved'), 'status')
  },
}

/** Leaving with a change asks first: staying keeps it, leaving loses it. */
export const LeaveUnsaved: Story = {
  play: async (context) => {
    const person = visit(context)
    const { router, keeps } = person
    await retype(person, 'job_title', 'Countess')
    await leave(person)
    const [stay] = within(await question())
      .getAllByRole('button')
      .slice(-2)
    await userEvent.click(stay as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), waitOptions)
    await expect(router.state.location.pathname).toBe('/account/profile')
    await keeps({ job_title: 'Countess' })
    await leave(person)
    await userEvent.click(
      within(await question())
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    )
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/profile'), waitOptions)
  },
}

/** The language changes at once and is stored with the account by its name. */
export const ChangeLanguage: Story = {
  name: 'K-033 Change language',
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, canvas, locale, translate } = person
    const other = locale === 'en-US' ? 'fr-FR' : 'en-US'
    transport.respond(setLanguage, () => {
      transport.respond(me, aUser({ interface_language: interfaceLanguageOf(other) }))
      return undefined
    })
    const label = translate(profileMessages)('preferences.language')
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(label) }, waitOptions))
    await userEvent.click(
      await screen.findByRole('option', { name: interfaceLanguageOf(other) }, waitOptions),
    )
    await canvas.findByText(profileMessages.translations[other].preferences.title, {}, waitOptions)
    await expect(shell.i18n.language).toBe(other)
    await expect(transport.calls(setLanguage).map(({ body }) => body)).toEqual([
      { interface_language: interfaceLanguageOf(other) },
    ])
  },
}
