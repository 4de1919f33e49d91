import { email, filled, object } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import type { FormApi } from 'final-form'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { frFR } from '../messages/fr-FR.js'
import { type AsyncCheck, createChecks } from './createChecks.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { ValidatedForm, type ValidatedFormProps } from './ValidatedForm.js'

const blank = { organization: '', email: '', title: '' }

const nameOf = fieldNames(blank)
const whole = { organization: 'Halden', email: 'ada@example.com', title: 'Lamp' }
const rules = object({ organization: filled('Halden'), email: email(), title: filled('Lamp') })

type Values = typeof blank

async function aForm(props: Partial<ValidatedFormProps<Values>> = {}, locale: Locale = 'en-US') {
  const onSubmit = vi.fn(async (_values: Values) => undefined as Record<string, string> | undefined)
  const onInvalid = vi.fn()
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <ValidatedForm
        {...{ rules, onSubmit, onInvalid }}
        initialValues={whole}
        aria-label="Project"
        {...props}
      >
        <FormTextField name={nameOf('organization')} label="Organization" />
        <EmailKit label="E-mail" />
        <FormTextField name={nameOf('title')} label="Title" />
        <SubmitButton pendingLabel="Saving">Save</SubmitButton>
      </ValidatedForm>
    </ThemeProvider>,
  )
  const field = (name: string) => screen.getByRole('textbox', { name })
  const form = screen.container.querySelector('form') as HTMLFormElement
  return { screen, field, form, onSubmit, onInvalid, save: screen.getByRole('button') }
}

/** Types in one task, faster than a person can, so that nothing scheduled runs before what follows. */
function typeAtOnce(input: Element, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function aDeferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('sending', () => {
  it('loses no letter that was typed in the same instant', async () => {
    const { field, form, onSubmit } = await aForm()
    typeAtOnce(field('Title').element(), 'Lamps of the kitchen')
    form.requestSubmit()
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...whole, title: 'Lamps of the kitchen' }))
  })

  it('has every letter typed before Enter', async () => {
    const { field, onSubmit } = await aForm({ initialValues: { ...whole, title: '' } })
    await field('Title').click()
    await userEvent.keyboard('Lamps{Enter}')
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...whole, title: 'Lamps' }]])
  })

  it('sends once, however often it is submitted while it sends', async () => {
    const call = aDeferred<undefined>()
    const onSubmit = vi.fn(() => call.promise)
    const { form, save } = await aForm({ onSubmit })
    form.requestSubmit()
    form.requestSubmit()
    await expect.element(save).toHaveTextContent('Saving')
    form.requestSubmit()
    call.resolve(undefined)
    await expect.element(save).toHaveTextContent('Save')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('F-057 marks every invalid field, announces them, and focuses the first on the page', async () => {
    const { field, form, onSubmit, onInvalid } = await aForm({
      initialValues: { ...blank, organization: 'Halden' },
    })
    form.requestSubmit()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(field('E-mail')).toBeInvalid()
    await expect.element(field('Title')).toBeInvalid()
    await expect.element(field('Organization')).toBeValid()
    expect(onInvalid).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('resets the form when it was accepted, and reports an empty field only after it was entered', async () => {
    const { field, screen, onInvalid } = await aForm({ valuesAfterSubmit: () => blank })
    await field('Title').click()
    await userEvent.keyboard('s{Enter}')
    await expect.element(field('Title')).toHaveValue('')
    await userEvent.tab()
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await expect.element(field('Title')).toBeValid()
    await expect.element(field('Organization')).toBeValid()
    await field('Title').click()
    await userEvent.tab()
    await expect.element(field('Title')).toBeInvalid()
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('keeps what was typed when it was refused', async () => {
    const { field, form } = await aForm({
      valuesAfterSubmit: () => blank,
      onSubmit: async () => ({ title: 'alreadyExists' }),
    })
    form.requestSubmit()
    await expect.element(field('Title')).toBeInvalid()
    await expect.element(field('Title')).toHaveValue('Lamp')
  })

  it('that empties itself when it was accepted is not at fault', async () => {
    let held: FormApi<Values> | undefined
    const { field, form, onInvalid } = await aForm({
      formRef: (api) => {
        held = api
      },
      onSubmit: async () => {
        held?.initialize(blank)
        return undefined
      },
    })
    form.requestSubmit()
    await expect.element(field('Title')).toHaveValue('')
    await expect.element(field('Title')).toBeValid()
    expect(onInvalid).not.toHaveBeenCalled()
  })
})

describe('what the server refuses', () => {
  it('is beside its fields, with the focus on the first on the page', async () => {
    const { field, form, onInvalid } = await aForm({
      onSubmit: async () => ({ title: 'alreadyExists', email: 'webmailEmail' }),
    })
    form.requestSubmit()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect
      .element(field('E-mail'))
      .toHaveAccessibleDescription('Use your company address, not webmail.')
    await expect.element(field('Title')).toBeInvalid()
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('leaves a field when that field is changed, and no other', async () => {
    const { field, form } = await aForm({
      onSubmit: async () => ({ title: 'alreadyExists', email: 'webmailEmail' }),
    })
    form.requestSubmit()
    await expect.element(field('E-mail')).toHaveFocus()
    await userEvent.keyboard('{End}m')
    await expect.element(field('E-mail')).toBeValid()
    await expect.element(field('Title')).toBeInvalid()
  })
})

function Redrawn({ run }: Pick<AsyncCheck, 'run'>) {
  const [count, setCount] = useState(0)
  return (
    <>
      <ValidatedForm
        rules={rules}
        initialValues={blank}
        checks={() => createChecks({ organization: { run, onFailure: 'valid', pauseMilliseconds: 0 } })}
        onSubmit={async () => undefined}
        formRef={() => {}}
        aria-label="Project"
      >
        <FormTextField name={nameOf('organization')} label="Organization" />
      </ValidatedForm>
      <button type="button" onClick={() => setCount(count + 1)}>
        Draw again
      </button>
    </>
  )
}

describe('a check on the server', () => {
  const refuseTaken = async (value: string) => (value === 'Taken' ? ('alreadyExists' as const) : undefined)

  it('F-021 runs a delayed check at once when the form is sent', async () => {
    const run = vi.fn(refuseTaken)
    const { field, form, onSubmit } = await aForm({
      checks: () => createChecks({ organization: { run, onFailure: 'valid', pauseMilliseconds: 60_000 } }),
    })
    typeAtOnce(field('Organization').element(), 'Taken')
    form.requestSubmit()
    await expect.element(field('Organization')).toHaveFocus()
    await expect.element(field('Organization')).toBeInvalid()
    expect(run).toHaveBeenLastCalledWith('Taken', expect.any(AbortSignal))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('F-020 is waited for, and a refused value is never sent', async () => {
    const response = aDeferred<'alreadyExists'>()
    const { field, form, onSubmit } = await aForm({
      initialValues: { ...whole, organization: '' },
      checks: () =>
        createChecks({
          organization: { run: () => response.promise, onFailure: 'valid', pauseMilliseconds: 0 },
        }),
    })
    typeAtOnce(field('Organization').element(), 'Taken')
    form.requestSubmit()
    await expect.poll(() => form.textContent).toMatch(/check/i)
    expect(onSubmit).not.toHaveBeenCalled()
    response.resolve('alreadyExists')
    await expect.element(field('Organization')).toBeInvalid()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is waited for, and a passed value is sent once', async () => {
    const response = aDeferred<undefined>()
    const run = vi.fn(() => response.promise)
    const { form, onSubmit } = await aForm({
      checks: () => createChecks({ organization: { run, onFailure: 'valid', pauseMilliseconds: 0 } }),
    })
    form.requestSubmit()
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(onSubmit).not.toHaveBeenCalled()
    response.resolve(undefined)
    await expect.poll(() => onSubmit.mock.calls).toEqual([[whole]])
  })

  it('F-020 counts for what was typed while the form waited', async () => {
    const first = aDeferred<undefined>()
    const run = vi.fn((value: string) => (value === 'Free' ? first.promise : refuseTaken(value)))
    const { field, form, onSubmit } = await aForm({
      initialValues: { ...whole, organization: '' },
      checks: () => createChecks({ organization: { run, onFailure: 'valid', pauseMilliseconds: 0 } }),
    })
    typeAtOnce(field('Organization').element(), 'Free')
    form.requestSubmit()
    await vi.waitFor(() => expect(run).toHaveBeenCalledWith('Free', expect.any(AbortSignal)))
    typeAtOnce(field('Organization').element(), 'Taken')
    await vi.waitFor(() => expect(run).toHaveBeenCalledWith('Taken', expect.any(AbortSignal)))
    first.resolve(undefined)
    await expect.element(field('Organization')).toBeInvalid()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('continues when the form is rendered again', async () => {
    const response = aDeferred<'alreadyExists'>()
    const screen = await render(
      <ThemeProvider locale="en-US" theme="light">
        <Redrawn run={() => response.promise} />
      </ThemeProvider>,
    )
    const field = screen.getByRole('textbox')
    await field.fill('Taken')
    await screen.getByRole('button', { name: 'Draw again' }).click()
    response.resolve('alreadyExists')
    await userEvent.tab()
    await expect.element(field).toBeInvalid()
  })
})

describe('words', () => {
  it('F-056 describe the field in French', async () => {
    const { screen, field, form } = await aForm({ initialValues: { ...blank, email: 'ada@' } }, 'fr-FR')
    form.requestSubmit()
    await expect.element(field('Organization')).toHaveAccessibleDescription(frFR.required)
    await expect.element(field('E-mail')).toHaveAccessibleDescription(frFR.invalidEmail)
    expect(await axeProblems(screen.container)).toEqual([])
  })
})

it('can be reset from outside', async () => {
  const kept: { form?: FormApi<Values> } = {}
  const { field } = await aForm({
    formRef: (form) => {
      kept.form = form
    },
  })
  await field('Title').fill('Other')
  await userEvent.tab()
  kept.form?.reset()
  await expect.element(field('Title')).toHaveValue('Lamp')
})

it('sends the values alone, also when what receives them is another one by then', async () => {
  const first = vi.fn(async () => undefined)
  const last = vi.fn(async () => undefined)
  const draw = (onSubmit: () => Promise<undefined>) => (
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm {...{ rules, onSubmit }} initialValues={whole} aria-label="Project">
        <SubmitButton pendingLabel="Saving">Save</SubmitButton>
      </ValidatedForm>
    </ThemeProvider>
  )
  const screen = await render(draw(first))
  await screen.rerender(draw(last))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => last.mock.calls).toEqual([[whole]])
  expect(first).not.toHaveBeenCalled()
})
