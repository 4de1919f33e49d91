import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { TextArea } from './TextArea.js'

const meta = {
  title: 'UI/Fields/TextArea',
  id: 'ui-textarea',
  component: TextArea,
  args: { label: 'Message', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Empty; Enter starts a new line. */
export const Default: Story = {
  args: { description: 'We answer within two working days.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'Hello{Enter}all')
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello\nall')
  },
}

/** Grows with its text. */
export const Growing: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    const before = area.clientHeight
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five')
    await expect(area.clientHeight).toBeGreaterThan(before)
  },
}

/** Being typed in. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

/** How many characters are used of those allowed. */
export const Counter: Story = {
  args: { hasCounter: true, maxLength: 200, defaultValue: 'Picking with gloves on, in a cold store.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('40 / 200')).toBeVisible()
  },
}

/** Invalid: the error replaces the hint, the counter stays. */
export const Invalid: Story = {
  args: { error: 'This field is required.', hasCounter: true, maxLength: 200 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(/This field is required\./)
  },
}

/** Cannot be filled in now. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Choose a topic first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled()
  },
}

/** Can be read and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Picking with gloves on.' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, '!')
    await expect(field).toHaveValue('Picking with gloves on.')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** More lines than fit: it scrolls. */
export const LongText: Story = {
  args: {
    label: 'Commentaire destiné à la personne qui étudiera votre demande',
    defaultValue: Array.from({ length: 24 }, (_, line) => `${line + 1}. Une ligne parmi d’autres.`).join(
      '\n',
    ),
  },
}

/** Every state one below the other. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <TextArea {...args} label="At rest" description="We answer within two working days." />
      <TextArea {...args} label="Counted" hasCounter maxLength={200} defaultValue="Picking." isOptional />
      <TextArea {...args} label="Wrong" error="This field is required." hasCounter maxLength={200} />
      <TextArea {...args} label="Disabled" isDisabled />
      <TextArea {...args} label="Read-only" isReadOnly defaultValue="Picking with gloves on." />
    </Stack>
  ),
}
