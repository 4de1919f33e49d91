import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Checkbox } from './Checkbox.js'

const meta = {
  title: 'UI/Fields/Checkbox',
  id: 'ui-checkbox',
  component: Checkbox,
  args: { label: 'French - France', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** Off; a press on the box or on the words turns it on. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('French - France'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}

/** On. */
export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'French - France' })).toBeChecked()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('French - France'))
    await expect(canvasElement.querySelector('label')).toHaveAttribute('data-hovered')
  },
}

/** Reached with the keyboard; Space turns it on. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
    await expect(canvasElement.querySelector('label')).toHaveAttribute('data-focus-visible')
  },
}

/** Some of its options are on. Pressing it turns all on. */
export const Mixed: Story = {
  args: { label: 'All languages' },
  render: (args) => {
    const [languages, setLanguages] = useState([true, false, true])
    const count = languages.filter(Boolean).length
    return (
      <Checkbox
        {...args}
        isSelected={count === languages.length}
        isIndeterminate={count > 0 && count < languages.length}
        onChange={(isSelected) => setLanguages(languages.map(() => isSelected))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox')
    await expect(checkbox).toBePartiallyChecked()
    await userEvent.click(checkbox)
    await expect(checkbox).toBeChecked()
    await userEvent.click(checkbox)
    await expect(checkbox).not.toBeChecked()
  },
}

/** Delivered: it is on, can be reached and read, and does not change. */
export const Locked: Story = {
  args: { isReadOnly: true, isSelected: true, description: 'Already delivered.' },
  play: async ({ args, canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await expect(checkbox).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(checkbox).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(checkbox).toHaveAccessibleDescription('Already delivered.')
  },
}

/** Must be turned on before going on. */
export const Invalid: Story = {
  args: { label: 'I take part in the beta programme', error: 'This field is required.' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox')
    await expect(checkbox).toBeInvalid()
    await expect(checkbox).toHaveAccessibleDescription('This field is required.')
  },
}

/** Cannot be changed now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled()
  },
}

/** The 20 px box in the corner of a card, whose name is the title of the card. */
export const Card: Story = {
  args: { size: 'card', label: 'Photos', isLabelHidden: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Photos' })).toBeChecked()
  },
}

/** Words on several lines stay beside the box. */
export const LongText: Story = {
  args: {
    label:
      'J’accepte de recevoir par e-mail les nouveautés du produit, les invitations aux démonstrations et les enquêtes de satisfaction',
    description: 'Vous pouvez changer d’avis à tout moment depuis votre compte.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Every state side by side. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x1">
      <Inline gap="x8">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultSelected />
        <Checkbox label="Some" isIndeterminate />
        <Checkbox label="Disabled" isDisabled />
        <Checkbox label="Card" size="card" defaultSelected isLabelHidden />
      </Inline>
      <Inline gap="x8" align="start">
        <Checkbox label="Delivered" isReadOnly isSelected />
        <Checkbox label="Locked off" isReadOnly />
        <Checkbox label="Error" error="Choose at least one." />
        <Checkbox label="Hint" description="Shown to your teammates." />
      </Inline>
    </Stack>
  ),
}
