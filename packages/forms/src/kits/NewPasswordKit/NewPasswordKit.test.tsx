import { object, optional, password, text } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { enUS } from '../../messages/en-US.js'
import { frFR } from '../../messages/fr-FR.js'
import { comparePasswords } from './comparePasswords.js'
import { newPasswordMessages } from './messages.js'
import { NewPasswordKit } from './NewPasswordKit.js'

const rules = object({ password: password(), password_confirmed: optional(text()) })

async function aKit(locale: Locale = 'en-US') {
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <ValidatedForm
        rules={rules}
        compare={comparePasswords}
        initialValues={{ password: '', password_confirmed: '' }}
        onSubmit={async () => undefined}
        aria-label="Account"
      >
        <NewPasswordKit />
      </ValidatedForm>
    </ThemeProvider>,
  )
  const words = newPasswordMessages.translations[locale]
  const value = screen.getByLabelText(words.label, { exact: true })
  const confirmation = screen.getByLabelText(words.confirmation, { exact: true })
  const hints = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((hint) => hint.textContent)
  return { screen, value, confirmation, hints }
}

describe('the hints of a new password', () => {
  it('L-041 say of each of the three lines whether it is met, while it is typed', async () => {
    const { value, hints } = await aKit()
    const { length, letters, digitAndSpecial } = newPasswordMessages.translations['en-US']
    await value.fill('Kitchen')
    await expect
      .poll(hints)
      .toEqual([`${length} (not met yet)`, `${letters} (met)`, `${digitAndSpecial} (not met yet)`])
    await value.fill('Kitchen7!lamp')
    await expect.poll(hints).toEqual([`${length} (met)`, `${letters} (met)`, `${digitAndSpecial} (met)`])
  })
})

describe('a new password', () => {
  it('F-008 that differs from its confirmation puts both at fault', async () => {
    const { value, confirmation } = await aKit()
    await value.fill('Kitchen7!lamp')
    await confirmation.fill('Kitchen7!lamb')
    await userEvent.tab()
    await expect.element(value).toHaveAccessibleDescription(/The two passwords do not match\./)
    await expect.element(confirmation).toHaveAccessibleDescription(/The two passwords do not match\./)
    await confirmation.fill('Kitchen7!lamp')
    await expect.element(value).toBeValid()
    await expect.element(confirmation).toBeValid()
  })

  it.each([
    ['kitchen7!', enUS.qualityPassword],
    ['   ', enUS.required],
  ])('F-006 F-007 %j is refused in words', async (typed, sentence) => {
    const { value } = await aKit()
    await value.fill(typed)
    await userEvent.tab()
    await expect.element(value).toBeInvalid()
    expect(value.element().getAttribute('aria-describedby')).toBeTruthy()
    await expect.element(value).toHaveAccessibleDescription(new RegExp(sentence.replace('.', '\\.')))
  })

  it('speaks French', async () => {
    const { screen, confirmation } = await aKit('fr-FR')
    await confirmation.fill('x')
    await userEvent.tab()
    await expect.element(confirmation).toHaveAccessibleDescription(new RegExp(frFR.mismatch))
    expect(await axeProblems(screen.container)).toEqual([])
  })
})
