import { email, filled, object } from '@saywright/api/contract'
import { Inline, Message, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { errorMessageOf } from '../testing/errorMessageOf.js'
import { createChecks } from './createChecks.js'
import { FormError } from './FormError.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { type FormValues, ValidatedForm, type ValidatedFormProps } from './ValidatedForm.js'

const nameOf = fieldNames<{ organization: string; title: string }>()

const ada = { organization: 'Lumière Instruments', email: 'ada@example.com' }
const never = () => new Promise<never>(() => {})

const fields = (
  <>
    <FormTextField
      name={nameOf('organization')}
      label="Organization"
      description="The name your teammates know."
    />
    <EmailKit />
  </>
)
const button = (
  <Inline justify="end">
    <SubmitButton pendingLabel="Saving">Save</SubmitButton>
  </Inline>
)

type Send = ValidatedFormProps<FormValues>['onSubmit']

const meta = {
  title: 'Forms/ValidatedForm',
  component: ValidatedForm,
  args: {
    rules: object({ organization: filled('Lumière Instruments', 100), email: email() }),
    initialValues: { organization: '', email: '' },
    onSubmit: fn<Send>(async () => undefined),
    onInvalid: fn(),
    'aria-label': 'Organization',
    children: (
      <Stack gap="x4">
        <FormError />
        {fields}
        {button}
      </Stack>
    ),
  },
} satisfies Meta<typeof ValidatedForm>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button'))

/** Nothing is typed yet, so nothing is wrong yet. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull()
  },
}

/** Filled in and sent with Enter: the values arrive as they were typed. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Organization' }),
      ada.organization,
    )
    await userEvent.tab()
    await userEvent.keyboard(`${ada.email}{Enter}`)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(ada)
    await expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

/** Sent with every field empty: each says what is missing, and the first one has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'organization')).toHaveFocus())
    for (const name of Object.keys(ada)) {
      const field = input(canvasElement, name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(errorMessageOf('required')))
    }
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The call is under way: the button says so and a second press sends nothing. */
export const Submitting: Story = {
  args: { initialValues: ada, onSubmit: fn<Send>(never) },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    const pending = await within(canvasElement).findByRole('button', { name: /Saving/ })
    await userEvent.click(pending)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The server refuses one field: its sentence is beside the field, until the field is changed. */
export const Refused: Story = {
  args: { initialValues: ada, onSubmit: fn<Send>(async () => ({ email: 'webmailEmail' })) },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    const field = input(canvasElement, 'email')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(errorMessageOf('webmailEmail'))
    await expect(input(canvasElement, 'organization')).not.toHaveAttribute('aria-invalid')
    await expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

/** The server refuses the form as a whole, in its own words. */
export const FormRefused: Story = {
  args: {
    initialValues: ada,
    onSubmit: fn<Send>(async () => ({ [FORM_ERROR]: 'Only administrators may change the organization.' })),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/^Only administrators/)
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull()
  },
}

/** A name is being checked on the server: the field stays editable, and sending waits for the response. */
export const Checking: Story = {
  args: {
    checks: () => createChecks({ organization: { run: never, onFailure: 'valid', pauseMilliseconds: 0 } }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Organization' }),
      ada.organization,
    )
    await userEvent.tab()
    await userEvent.keyboard(`${ada.email}{Enter}`)
    const statuses = within(canvasElement).getAllByRole('status')
    await waitFor(() => expect(statuses.some(({ textContent }) => textContent !== '')).toBe(true))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The check found the name taken: the field says so, and nothing is sent. */
export const NameTaken: Story = {
  args: {
    initialValues: ada,
    checks: () =>
      createChecks({
        organization: { run: async () => 'alreadyExists', onFailure: 'valid', pauseMilliseconds: 0 },
      }),
  },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    const field = input(canvasElement, 'organization')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(errorMessageOf('alreadyExists'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Someone may read but not change it: the values can be copied, and there is nothing to send. */
export const ReadOnly: Story = {
  args: { initialValues: ada, isReadOnly: true, children: <Stack gap="x4">{fields}</Stack> },
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(ada)) {
      await expect(input(canvasElement, name)).toHaveAttribute('readonly')
    }
  },
}

function SavedForm({ onSubmit, ...rest }: ValidatedFormProps<FormValues>) {
  const [isSaved, setSaved] = useState(false)
  return (
    <Stack gap="x4">
      {isSaved && (
        <Message tone="success" isAnnounced>
          Saved.
        </Message>
      )}
      <ValidatedForm
        {...rest}
        onSubmit={async (values) => {
          const failure = await onSubmit(values)
          setSaved(failure === undefined)
          return failure
        }}
      />
    </Stack>
  )
}

/** The server accepted it: what was typed stays, and no field has an error. */
export const Saved: Story = {
  args: { initialValues: ada },
  render: (args) => <SavedForm {...args} />,
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText('Saved.')).toBeVisible()
    await expect(input(canvasElement, 'organization')).toHaveValue(ada.organization)
  },
}
