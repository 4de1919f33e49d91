import { filled, object, text } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { FORM_ERROR } from 'final-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { FormPasswordField } from '../fields/FormPasswordField/FormPasswordField.js'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { createDiscardGuard } from './createDiscardGuard.js'
import { clearFormDrafts, createFormDrafts } from './createFormDrafts.js'
import { DiscardGuard } from './DiscardGuard.js'
import { FormDraftsContext } from './FormDrafts.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { ValidatedForm, type ValidatedFormProps } from './ValidatedForm.js'

const blank = { title: '', note: '', password: '' }
type Values = typeof blank
const nameOf = fieldNames(blank)
const rules = object({ title: filled('Lamp'), note: text(), password: text() })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

async function open(props: Partial<ValidatedFormProps<Values>> = {}, account = 1) {
  await cleanup()
  const guard = createDiscardGuard()
  const onSubmit = vi.fn(async () => undefined)
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <FormDraftsContext value={createFormDrafts(sessionStorage, account)}>
        <ValidatedForm
          name="lamp"
          initialValues={blank}
          aria-label="Lamp"
          {...{ rules, onSubmit }}
          {...props}
        >
          <FormTextField name={nameOf('title')} label="Title" />
          <FormTextField name={nameOf('note')} label="Note" />
          <FormPasswordField name={nameOf('password')} label="Password" />
          <SubmitButton>Save</SubmitButton>
          <DiscardGuard guard={guard} />
        </ValidatedForm>
      </FormDraftsContext>
    </ThemeProvider>,
  )
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  return { screen, field, guard, save: screen.getByRole('button', { name: 'Save' }) }
}

const stored = () => JSON.stringify({ ...sessionStorage })

describe('what is typed in a form', () => {
  it('is restored in a new form of its name, and counts as changed', async () => {
    const before = await open()
    await before.field('Title').fill('Kitchen')
    await expect.poll(stored).toContain('Kitchen')
    const after = await open()
    await expect.element(after.field('Title')).toHaveValue('Kitchen')
    await expect.element(after.field('Note')).toHaveValue('')
    expect(after.guard.isDirty()).toBe(true)
  })

  it('is stored without passwords', async () => {
    const { field } = await open()
    await field('Password').fill('Correct7!horse')
    await field('Title').fill('Kitchen')
    await expect.poll(stored).toContain('Kitchen')
    expect(stored()).not.toContain('horse')
  })

  it('is stored through a refusal and deleted after a success', async () => {
    const onSubmit = vi.fn(async (): Promise<Record<string, string> | undefined> => ({ [FORM_ERROR]: 'No.' }))
    const { field, save } = await open({ onSubmit })
    await field('Title').fill('Kitchen')
    await save.click()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
    expect(stored()).toContain('Kitchen')
    onSubmit.mockResolvedValue(undefined)
    await save.click()
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('is gone once it is discarded', async () => {
    const { screen, field, guard } = await open()
    await field('Title').fill('Kitchen')
    await expect.poll(stored).toContain('Kitchen')
    guard.ask(() => {})
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard the changes' }).click()
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('is deleted once it equals the initial value', async () => {
    const { field } = await open()
    await field('Title').fill('Kitchen')
    await expect.poll(stored).toContain('Kitchen')
    await field('Title').fill('')
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('is seen by its account alone, and by no form of another name', async () => {
    const { field } = await open()
    await field('Title').fill('Kitchen')
    await expect.poll(stored).toContain('Kitchen')
    await expect.element((await open({}, 2)).field('Title')).toHaveValue('')
    await expect.element((await open({ name: 'table' })).field('Title')).toHaveValue('')
    await expect.element((await open()).field('Title')).toHaveValue('Kitchen')
    clearFormDrafts(sessionStorage)
    await expect.element((await open()).field('Title')).toHaveValue('')
  })

  it.each(['{', '"text"', 'null', '{"other":1}'])('draws the form where %s is stored', async (written) => {
    sessionStorage.setItem('form-draft:1:lamp', written)
    await expect.element((await open()).field('Title')).toHaveValue('')
  })
})
