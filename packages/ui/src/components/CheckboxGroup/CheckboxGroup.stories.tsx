import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.js'

const meta = {
  title: 'UI/Fields/CheckboxGroup',
  id: 'ui-checkboxgroup',
  component: CheckboxGroup,
  args: {
    label: 'Languages',
    options: [
      { value: 'en-US', label: 'English - United States' },
      { value: 'fr-FR', label: 'French - France' },
      { value: 'de-DE', label: 'German - Germany' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

/** None is chosen; whatever the order of the presses, the values come in the order of the options. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Languages' }))
    await userEvent.click(group.getByText('German - Germany'))
    await userEvent.click(group.getByText('English - United States'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['en-US', 'de-DE'])
  },
}

/** Some are chosen. */
export const Selected: Story = {
  args: { defaultValue: ['fr-FR'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'French - France' })).toBeChecked()
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
}

/** Reached with the keyboard; each box is a stop. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox', { name: /^English/ })).toBeChecked()
  },
}

/** A hint for all, and one for an option. */
export const Described: Story = {
  args: {
    description: 'What the model understands.',
    options: [
      { value: 'en-US', label: 'English - United States', description: 'Always included.' },
      { value: 'fr-FR', label: 'French - France' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription(
      'What the model understands.',
    )
    await expect(
      within(canvasElement).getByRole('checkbox', { name: /English/ }),
    ).toHaveAccessibleDescription(/Always included\./)
  },
}

/** The error is about the group, to screen readers too. */
export const Invalid: Story = {
  args: { error: 'Choose at least one language.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAccessibleDescription('Choose at least one language.')
    await expect(within(group).getByRole('checkbox', { name: /^English/ })).toBeInvalid()
  },
}

/** Settled: it can be reached and read. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['fr-FR'] },
  play: async ({ args, canvasElement }) => {
    const french = within(canvasElement).getByRole('checkbox', { name: 'French - France' })
    await userEvent.click(french)
    await expect(french).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Cannot be changed now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}

/** Side by side, where the words are short. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    const [english, french] = ['English - United States', 'French - France'].map((name) =>
      within(canvasElement).getByText(name).getBoundingClientRect(),
    )
    await expect(french?.top).toBe(english?.top)
  },
}
