import { filled, object } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { ErrorSummary } from './ErrorSummary.js'
import { FormError } from './FormError.js'
import { fieldNames } from './fieldNames.js'
import type { SubmissionErrors } from './submissionErrors.js'
import { ValidatedForm } from './ValidatedForm.js'

const nameOf = fieldNames<{ title: string; comment: string }>()

const labels = { title: 'Title', comment: 'Comment' }
const rules = object({ title: filled('Lamp'), comment: filled('Light') })

async function sent(values: Record<string, string>, failure?: SubmissionErrors, locale: Locale = 'en-US') {
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <ValidatedForm rules={rules} initialValues={values} onSubmit={async () => failure} aria-label="Project">
        <FormError />
        <ErrorSummary labels={labels} />
        <FormTextField name={nameOf('title')} label="Title" />
        <FormTextField name={nameOf('comment')} label="Comment" />
      </ValidatedForm>
    </ThemeProvider>,
  )
  screen.container.querySelector('form')?.requestSubmit()
  return screen
}

describe('ErrorSummary', () => {
  it('leads to the field of the line that is pressed', async () => {
    const screen = await sent({ title: '', comment: '' })
    await screen.getByRole('button', { name: 'Comment: This field is required.' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus()
    expect(await axeProblems(screen.container)).toEqual([])
  })

  it('drops the line of the server when its field is changed', async () => {
    const screen = await sent({ title: 'Lamp', comment: 'Light' }, { title: 'alreadyExists' })
    await expect.element(screen.getByText('One field needs your attention')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('{End}s')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('counts in French', async () => {
    const screen = await sent({ title: '', comment: '' }, undefined, 'fr-FR')
    await expect.element(screen.getByText('2 champs sont à corriger')).toBeVisible()
    const lines = screen.getByRole('alert').getByRole('button').elements()
    expect(lines[0]?.textContent).toBe('Title\u00a0: Ce champ est obligatoire.')
  })
})

describe('FormError', () => {
  it('shows the sentence of the server about the whole form, until something is changed', async () => {
    const screen = await sent({ title: 'Lamp', comment: 'Light' }, { 'FINAL_FORM/form-error': 'Not now.' })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
    await screen.getByRole('textbox', { name: 'Title' }).fill('Lamps')
    await userEvent.tab()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
