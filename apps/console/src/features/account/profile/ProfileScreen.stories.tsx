import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import { createDiscardGuard, submissionErrors } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inAccountLayout, inConsoleLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { profileMessages } from './messages.js'
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.js'
import { valuesOf } from './profileValues.js'

const failure = new ApiError({ kind: 'server', status: 503, code: 'unavailable' })
const user = aUser({
  job_title: 'Analyst',
  phone_number: '+33 6 12 34 56 78',
  sales_email: 'ines@example.com',
})
const guard = createDiscardGuard()

const meta = {
  title: 'Console/Account/Profile',
  component: ProfileScreen,
  decorators: [inAccountLayout('profile'), inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account/profile' },
  args: {
    user: ready(user),
    organization: user.organizations[0],
    picture: undefined,
    onUploadPicture: fn<ProfileScreenProps['onUploadPicture']>(async () => {}),
    onRemovePicture: undefined,
    checkCorporateEmail: {
      run: async (email) => (email.endsWith('@gmail.com') ? 'webmailEmail' : undefined),
      onFailure: 'incorrectEmail',
      pauseMilliseconds: 0,
    },
    onSave: fn<ProfileScreenProps['onSave']>(async () => undefined),
    onInvalid: fn(),
    guard,
    locale: 'en-US',
    onLocaleChange: fn(),
    theme: undefined,
    onThemeChange: fn(),
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(profileMessages, locale)
const form = (canvas: HTMLElement) => within(canvas).getByRole('form')

async function retype(canvas: HTMLElement, name: string, value: string) {
  await userEvent.clear(inputNamed(canvas, name))
  await userEvent.type(inputNamed(canvas, name), value)
}

/** The account is loading; the preferences can be changed meanwhile. */
export const Loading: Story = {
  args: { user: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).not.toBeInTheDocument()
    await expect(within(canvasElement).getByRole('radiogroup')).toBeVisible()
  },
}

const retry = fn()

/** It could not be loaded. */
export const Failed: Story = {
  args: { user: failed(failure, retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Everything is saved: there is nothing to send. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const { allSaved } = messages(globals.locale)
    await expect(within(form(canvasElement)).getByText(allSaved)).toBeVisible()
    await expect(submitButton(canvasElement)).toBeDisabled()
    await expect(inputNamed(canvasElement, 'job_title')).toHaveValue('Analyst')
    await expect(guard.isDirty()).toBe(false)
  },
}

/** Two fields differ from the saved ones: the footer counts them, and a discard restores both. */
export const Filled: Story = {
  play: async ({ canvasElement, globals, step }) => {
    const { discard, unsaved_one: one, unsaved_other: other } = messages(globals.locale)
    await retype(canvasElement, 'first_name', 'Grace')
    await within(canvasElement).findByText(one.replace('{{count}}', '1'))
    await retype(canvasElement, 'last_name', 'Hopper')
    await within(canvasElement).findByText(other.replace('{{count}}', '2'))
    await expect(guard.isDirty()).toBe(true)
    await step('Discarded', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: discard }))
      await waitFor(() => expect(inputNamed(canvasElement, 'first_name')).toHaveValue('Ada'))
      await expect(inputNamed(canvasElement, 'last_name')).toHaveValue('Lovelace')
      await expect(guard.isDirty()).toBe(false)
    })
    await retype(canvasElement, 'last_name', 'Byron')
    await within(canvasElement).findByText(one.replace('{{count}}', '1'))
  },
}

/** A name is missing and the company address is of a webmail provider: nothing is sent. */
export const Invalid: Story = {
  name: 'F-010 F-012 F-013 Invalid',
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(inputNamed(canvasElement, 'last_name'))
    await retype(canvasElement, 'verified_email', 'ada@gmail.com')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce())
    await waitFor(() => expect(inputNamed(canvasElement, 'last_name')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'verified_email')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** On its way to the server. */
export const Submitting: Story = {
  args: { onSave: fn<ProfileScreenProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    await retype(canvasElement, 'job_title', 'Countess')
    await userEvent.click(submitButton(canvasElement))
    // A button that is under way sends nothing any more.
    await expect(await within(form(canvasElement)).findByRole('progressbar')).toBeVisible()
    await expect(canvasElement.querySelector('[type="submit"]')).toBeNull()
  },
}

/** The server refused it: what was typed stays, and can be sent again. */
export const Refused: Story = {
  args: {
    onSave: fn<ProfileScreenProps['onSave']>(async () =>
      submissionErrors(
        new ApiError({ kind: 'invalid', code: 'incorrect_form', errors: { email: 'incorrectEmail' } }),
        ['email'],
      ),
    ),
  },
  play: async ({ args, canvasElement }) => {
    await retype(canvasElement, 'email', 'countess@example.com')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'email')).toHaveAttribute('aria-invalid', 'true'))
    await expect(inputNamed(canvasElement, 'email')).toHaveValue('countess@example.com')
    await expect(guard.isDirty()).toBe(true)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Saved: the typed values are the saved ones now, and a discard would restore them. */
export const Saved: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await retype(canvasElement, 'job_title', 'Countess')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...valuesOf(user), job_title: 'Countess' }),
    )
    await within(form(canvasElement)).findByText(messages(globals.locale).allSaved)
    await expect(inputNamed(canvasElement, 'job_title')).toHaveValue('Countess')
    await expect(guard.isDirty()).toBe(false)
  },
}

/** The language and the appearance count at once, without the button. */
export const Preferences: Story = {
  name: 'K-033 Preferences',
  play: async ({ args, canvasElement, globals }) => {
    const { preferences } = messages(globals.locale)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: preferences.dark }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /English/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('fr-FR')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(submitButton(canvasElement)).toBeDisabled()
  },
}

/** A new account without an organization: most fields are empty. */
export const NotVerified: Story = {
  name: 'K-004 Not verified',
  args: {
    user: ready(
      aUser({
        status: 'pending verification',
        organizations: [],
        verified_email: null,
        person_label: null,
        interest_in_vdk: null,
        is_completed: false,
      }),
    ),
    organization: undefined,
  },
  play: async ({ canvasElement, globals }) => {
    const pending = { 'en-US': 'Pending verification', 'fr-FR': 'En attente de vérification' }
    await expect(
      within(canvasElement).getByText(pending[globals.locale as keyof typeof pending]),
    ).toBeVisible()
    // The menu has the word too.
    const labels = Array.from(canvasElement.querySelectorAll('dt'), ({ textContent }) => textContent)
    await expect(labels.length).toBeGreaterThan(0)
    await expect(labels).not.toContain(messages(globals.locale).facts.organization)
  },
}

/** The longest names leave everything in its place. */
export const Crowded: Story = {
  args: {
    user: ready(
      aUser({
        first_name: 'Maria-Magdalena Theodora Constantina',
        last_name: 'von Hohenlohe-Waldenburg-Schillingsfürst',
        email: 'maria-magdalena.von-hohenlohe-waldenburg@analytical-engines.example.com',
        status: 'unverified',
        job_title: 'Head of warehouse picking systems and of hands-free work in the cold store',
        sales_email: 'a-very-long-name-of-somebody-in-sales@example.com',
      }),
    ),
    organization: {
      id: 3,
      name: 'Société européenne des instruments de lumière',
      role: 'administrator',
    },
  },
}

/** On a phone everything is in one column, the way back leads to the menu, and the button stays in sight. */
export const Phone: Story = {
  name: 'Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const back = within(within(canvasElement).getByRole('main')).getAllByRole('link')[0]
    await expect(back).toHaveAttribute('href', '/account-menu')
    const { bottom } = submitButton(canvasElement).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
