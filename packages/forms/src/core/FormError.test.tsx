import { ApiError, filled, object } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { FormError, type FormErrorProps } from './FormError.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { submissionErrors } from './submissionErrors.js'
import { ValidatedForm } from './ValidatedForm.js'

const blank = { title: 'Lamp' }
const nameOf = fieldNames(blank)

async function refused(thrown: unknown, props: FormErrorProps = {}, locale: Locale = 'en-US') {
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <ValidatedForm
        rules={object({ title: filled('Lamp') })}
        initialValues={blank}
        onSubmit={async () => submissionErrors(thrown, ['title'])}
        aria-label="Lamp"
      >
        <FormError {...props} />
        <FormTextField name={nameOf('title')} label="Title" />
        <SubmitButton>Save</SubmitButton>
      </ValidatedForm>
    </ThemeProvider>,
  )
  await screen.getByRole('button').click()
  return screen
}

const announced = () => document.querySelector('[role=alert]')?.textContent

describe('a form that was refused', () => {
  it.each([
    ['the server cannot be reached', new ApiError({ kind: 'network' }), /cannot be reached/, /injoignable/],
    ['nobody knows why', new TypeError('x is undefined'), /could not be sent/, /n’a pas abouti/],
  ])('reports it when %s, in English and French', async (_why, thrown, english, french) => {
    const screen = await refused(thrown)
    await expect.poll(announced).toMatch(english)
    await screen.getByRole('textbox').fill('Lantern')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.unmount()
    await refused(thrown, {}, 'fr-FR')
    await expect.poll(announced).toMatch(french)
  })

  it('says the sentence of the server where there is one', async () => {
    const screen = await refused(new ApiError({ kind: 'refused', message: 'Ten a day are enough.' }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Ten a day are enough.')
  })

  it('leaves it to others where they report it', async () => {
    const screen = await refused(new ApiError({ kind: 'network' }), { hasFallback: false })
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

it('a form keeps space between its fields by itself, and none for what is hidden', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm
        rules={object({ title: filled('Lamp') })}
        initialValues={blank}
        onSubmit={async () => undefined}
        aria-label="Lamp"
      >
        <input hidden aria-label="Hidden" />
        <div data-testid="first">First</div>
        <FormTextField name={nameOf('title')} label="Title" />
      </ValidatedForm>
    </ThemeProvider>,
  )
  const form = screen.getByRole('form').element().getBoundingClientRect()
  const first = screen.getByTestId('first').element().getBoundingClientRect()
  const label = screen.getByText('Title').element().getBoundingClientRect()
  expect(first.top).toBe(form.top)
  expect(label.top - first.bottom).toBeGreaterThanOrEqual(16)
})
