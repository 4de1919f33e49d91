import { filled, object } from '@saywright/api/contract'
import { Button, Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { DiscardGuard, useDiscardGuard } from './DiscardGuard.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { ValidatedForm } from './ValidatedForm.js'

const nameOf = fieldNames<{ title: string }>()

type Props = { onLeave: () => void; onSave: () => Promise<undefined> }

function Page({ onLeave, onSave }: Props) {
  const guard = useDiscardGuard()
  return (
    <ValidatedForm
      rules={object({ title: filled('Kitchen lamp') })}
      initialValues={{ title: 'Kitchen lamp' }}
      onSubmit={onSave}
      aria-label="Project"
    >
      <Stack gap="x4">
        <FormTextField name={nameOf('title')} label="Title" />
        <Inline justify="end">
          <Button onPress={() => guard.ask(onLeave)}>Back to the projects</Button>
          <SubmitButton>Save</SubmitButton>
        </Inline>
      </Stack>
      <DiscardGuard guard={guard} />
    </ValidatedForm>
  )
}

const meta = {
  title: 'Forms/DiscardGuard',
  component: Page,
  args: { onLeave: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const back = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Back to the projects' }))

/** Nothing was changed: leaving asks nothing. */
export const Untouched: Story = {
  play: async ({ args, canvasElement }) => {
    await back(canvasElement)
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** Something was changed: leaving asks first, and the response that loses nothing has the focus. */
export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 's')
    await back(canvasElement)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.querySelector('footer button')).toHaveFocus())
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

/** The changes are saved: leaving needs no confirmation. */
export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 's{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await back(canvasElement)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
}
