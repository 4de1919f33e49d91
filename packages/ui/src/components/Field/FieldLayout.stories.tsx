import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.js'
import { FieldLayout } from './FieldLayout.js'

const meta = {
  title: 'UI/Fields/FieldLayout',
  id: 'ui-fieldlayout',
  component: FieldLayout,
  args: { label: 'Colour', children: (control) => <input type="color" {...control} /> },
} satisfies Meta<typeof FieldLayout>
export default meta
type Story = StoryObj<typeof meta>

/** A custom control under its label; pressing the label focuses the control. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Colour')).toHaveAttribute('type', 'color')
  },
}

/** A hint, read with the control. */
export const Described: Story = {
  args: { description: 'Of the marks in the list.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Colour')).toHaveAccessibleDescription(
      'Of the marks in the list.',
    )
  },
}

/** The error replaces the hint. */
export const Invalid: Story = {
  args: { description: 'Of the marks in the list.', error: 'Choose a darker colour.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Colour')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Choose a darker colour.')
  },
}

/** Must be filled in: said to screen readers; the others say "optional". */
export const Required: Story = {
  args: { isRequired: true, children: (control) => <input {...control} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}

/** May be left out. */
export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/optional/)).toBeVisible()
    await expect(within(canvasElement).getByLabelText(/Colour/)).not.toBeRequired()
  },
}

/** Given the reason nearby. */
export const Disabled: Story = {
  args: { isDisabled: true, children: (control) => <input type="color" disabled {...control} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Colour')).toBeDisabled()
  },
}

/** Around a group, which the label names. */
export const Group: Story = {
  args: {
    label: 'Unit',
    isGroup: true,
    children: (control) => (
      <SegmentedControl
        {...control}
        label="Unit"
        options={[
          { value: 'hz', label: 'Hz' },
          { value: 'mel', label: 'mel' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleName('Unit')
  },
}

/** The action at the right of the label is reached after the control. */
export const LabelAction: Story = {
  args: { labelAction: <a href="#help">Help</a> },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText('Colour')).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByText('Help')).toHaveFocus()
  },
}
