import { object, optional, password, text } from '@saywright/api/contract'
import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { comparePasswords } from './comparePasswords.js'
import { NewPasswordKit } from './NewPasswordKit.js'

const rules = object({ password: password(), password_confirmed: optional(text()) })

const meta = {
  title: 'Forms/NewPasswordKit',
  component: NewPasswordKit,
  decorators: [
    (Story) => (
      <ValidatedForm
        rules={rules}
        compare={comparePasswords}
        initialValues={{ password: '', password_confirmed: '' }}
        onSubmit={async () => undefined}
        aria-label="Example"
      >
        <Stack gap="x3">
          <Story />
        </Stack>
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof NewPasswordKit>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`input[name="${name}"]`) as HTMLInputElement
const hints = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('list'))
    .getAllByRole('listitem')
    .map((hint) => hint.hasAttribute('data-met'))

async function enter(canvas: HTMLElement, value: string, confirmation: string) {
  await userEvent.type(input(canvas, 'password'), value)
  await userEvent.type(input(canvas, 'password_confirmed'), confirmation)
  await userEvent.tab()
}

/** The three requirements are shown before anything is typed. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(hints(canvasElement)).toEqual([false, false, false])
    await expect(input(canvasElement, 'password')).toHaveAttribute('autocomplete', 'new-password')
  },
}

/** Half way: each requirement turns green as soon as it is met. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement, 'password'), 'Kitchen')
    await waitFor(() => expect(hints(canvasElement)).toEqual([false, true, false]))
    await userEvent.type(input(canvasElement, 'password'), 'Lamp')
    await waitFor(() => expect(hints(canvasElement)).toEqual([true, true, false]))
  },
}

/** A good password, typed twice. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'Kitchen7!lamp', 'Kitchen7!lamp')
    await waitFor(() => expect(hints(canvasElement)).toEqual([true, true, true]))
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull()
  },
}

/** Left too weak: the field says what is missing. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'kitchen', 'kitchen')
    await waitFor(() => expect(input(canvasElement, 'password')).toHaveAttribute('aria-invalid', 'true'))
    await expect(input(canvasElement, 'password_confirmed')).not.toHaveAttribute('aria-invalid')
  },
}

/** The two differ: both are marked, because either may be the wrong one. */
export const Mismatch: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'Kitchen7!lamp', 'Kitchen7!lamb')
    for (const name of ['password', 'password_confirmed']) {
      await waitFor(() => expect(input(canvasElement, name)).toHaveAttribute('aria-invalid', 'true'))
    }
  },
}

/** A password that replaces another one. */
export const Replacement: Story = {
  args: { isReplacement: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/new password/i)).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await expect(hints(canvasElement)).toEqual([false, false, false])
  },
}

/** The hints are beside both fields, and still say of each line whether it is met. */
export const HintsBeside: Story = {
  args: { isReplacement: true, areHintsBeside: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(input(canvasElement, 'password').getAttribute('aria-describedby')?.split(' ')).toContain(
      list.id,
    )
    await userEvent.type(input(canvasElement, 'password'), 'Kitchen')
    await waitFor(() => expect(hints(canvasElement)).toEqual([false, true, false]))
    const { left } = list.getBoundingClientRect()
    await expect(left).toBeGreaterThan(input(canvasElement, 'password').getBoundingClientRect().right)
  },
}
