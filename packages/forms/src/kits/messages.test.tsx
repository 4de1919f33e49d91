import { contactTopics, feedbackTopics } from '@saywright/api/catalogue'
import { type Shape, sendContactMessage, sendFeedback } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rulesOf } from '../core/rulesOf.js'
import { SubmitButton } from '../core/SubmitButton.js'
import { type FormValues, ValidatedForm } from '../core/ValidatedForm.js'
import { errorMessages } from '../messages/index.js'
import { blankContact, ContactKit } from './ContactKit/ContactKit.js'
import { contactMessages } from './ContactKit/messages.js'
import { blankFeedback, FeedbackKit } from './FeedbackKit/FeedbackKit.js'
import { feedbackMessages } from './FeedbackKit/messages.js'
import { InvitationKit } from './InvitationKit/InvitationKit.js'
import { blankInvitation, invitationRules } from './InvitationKit/invitation.js'

type Form = { rules: Shape; blank: FormValues; kit: ReactNode }

const contact: Form = { rules: rulesOf(sendContactMessage), blank: blankContact, kit: <ContactKit /> }
const feedback: Form = { rules: rulesOf(sendFeedback), blank: blankFeedback, kit: <FeedbackKit /> }
const invitation: Form = {
  rules: invitationRules,
  blank: blankInvitation,
  kit: <InvitationKit projects={[{ id: 7, title: 'Kitchen lamp' }]} />,
}

async function aForm({ rules, blank, kit }: Form, locale: Locale = 'en-US') {
  const onSubmit = vi.fn(async (_values: FormValues) => undefined)
  const onInvalid = vi.fn()
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <ValidatedForm
        rules={rules}
        initialValues={blank}
        onSubmit={onSubmit}
        onInvalid={onInvalid}
        aria-label="Message"
      >
        {kit}
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>
    </ThemeProvider>,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  const words = {
    contact: contactMessages.translations[locale],
    feedback: feedbackMessages.translations[locale],
  }
  return { screen, send, onSubmit, onInvalid, words }
}

describe.each(['en-US', 'fr-FR'] as const)('a message in %s', (locale) => {
  const required = errorMessages.translations[locale].required
  const described = expect.stringContaining(required)

  it('F-047 F-057 to support requires its topic and its text', async () => {
    const { screen, send, words, onSubmit, onInvalid } = await aForm(contact, locale)
    await send.click()
    const topic = screen.getByRole('button').first()
    await expect.element(topic).toHaveFocus()
    await expect.element(topic).toHaveAccessibleName(expect.stringContaining(words.contact.topic))
    await expect.element(topic).toHaveAccessibleDescription(described)
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(described)
    expect(onInvalid).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['F-066 the six contact topics', contact, contactTopics],
    ['F-069 the feedback topics', feedback, feedbackTopics],
  ] as const)('%s are offered in their order, and travel in English', async (_what, form, topics) => {
    const { screen } = await aForm(form, locale)
    await userEvent.click(screen.getByRole('button').first())
    const offered = screen.getByRole('option')
    await expect.element(offered.first()).toBeVisible()
    expect(offered.elements().map(({ textContent }) => textContent)).toEqual(
      topics.map((each) => each[locale]),
    )
    await offered.nth(1).click()
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
    expect(new FormData(screen.container.querySelector('form')!).get('topic')).toBe(topics[1]?.['en-US'])
  })

  it('F-048 about the product requires every field, also the five stars, of which none is chosen at first', async () => {
    const { screen, send, words, onSubmit } = await aForm(feedback, locale)
    const stars = [...screen.container.querySelectorAll<HTMLInputElement>('input[name="rating"]')]
    expect(stars.map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
      ['4', false],
      ['5', false],
    ])
    await send.click()
    const beta = screen.getByRole('radiogroup', { name: words.feedback.beta })
    await expect.element(screen.getByRole('button').first()).toHaveAccessibleDescription(described)
    await expect
      .element(screen.getByRole('textbox', { name: words.feedback.description }))
      .toHaveAccessibleDescription(described)
    await expect.element(beta).toHaveAccessibleDescription(described)
    await expect
      .element(screen.getByRole('radiogroup', { name: words.feedback.rating }))
      .toHaveAccessibleDescription(described)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('F-048 has a subject once its topic is chosen', async () => {
    const { screen, words } = await aForm(feedback, locale)
    const object = screen.getByRole('textbox', { name: words.feedback.object })
    await expect.element(object).toBeDisabled()
    await userEvent.click(screen.getByRole('button').first())
    await screen.getByRole('option').first().click()
    await expect.element(object).toBeEnabled()
  })

  it.each([
    ['contact', contact],
    ['feedback', feedback],
    ['invitation', invitation],
  ] as const)('has no accessibility fault, blank or refused: %s', async (_name, form) => {
    const { screen, send } = await aForm(form, locale)
    expect(await axeProblems(screen.container)).toEqual([])
    await send.click()
    await expect.poll(() => screen.container.querySelector('[aria-invalid="true"]')).not.toBeNull()
    expect(await axeProblems(screen.container)).toEqual([])
  })
})

describe('an invitation', () => {
  it('F-050 starts as that of a guest to no project, and needs an address alone', async () => {
    const { screen, send, onSubmit } = await aForm(invitation)
    await expect.element(screen.getByRole('button', { name: /Guest/ })).toBeVisible()
    await send.click()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('grace@example.com{Enter}')
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([[{ invitation_mail: 'grace@example.com', role: 'guest', projects: [] }]])
  })

  it('F-050 takes several projects', async () => {
    const { screen, send, onSubmit } = await aForm(invitation)
    await screen.getByRole('textbox').fill('grace@example.com')
    await screen.getByRole('combobox').fill('kit')
    await screen.getByRole('option', { name: 'Kitchen lamp' }).click()
    await userEvent.keyboard('{Escape}')
    await send.click()
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ projects: [7] })
  })
})
