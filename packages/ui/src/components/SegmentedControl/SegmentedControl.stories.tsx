import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { SegmentedControl } from './SegmentedControl.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

const meta = {
  title: 'UI/Fields/SegmentedControl',
  id: 'ui-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'View of the text',
    options: [
      { value: 'text', label: 'Text' },
      { value: 'ssml', label: 'SSML' },
    ],
    defaultValue: 'text',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

/** Two modes, one of which is on. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('SSML'))
    await expect(args.onChange).toHaveBeenCalledWith('ssml')
    await expect(canvas.getByRole('radio', { name: 'SSML' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Text' })).not.toBeChecked()
  },
}

/** One stop of the Tab key; the arrow keys choose. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const radio = within(canvasElement).getByRole('radio', { name: 'SSML' })
    await expect(radio).toHaveFocus()
    await expect(radio).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('radio', { name: 'Text' })).toBeChecked()
  },
}

/** With icons before the words. */
export const WithIcons: Story = {
  args: {
    label: 'Layout',
    options: [
      { value: 'list', label: 'List', icon: <List {...icon} /> },
      { value: 'grid', label: 'Grid', icon: <LayoutGrid {...icon} /> },
    ],
    defaultValue: 'list',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(within(canvasElement).getByRole('radio', { name: 'Grid' })).not.toBeChecked()
  },
}

/** Icons alone keep their words for screen readers. */
export const IconsOnly: Story = {
  args: {
    label: 'Layout',
    options: [
      { value: 'list', label: 'List', icon: <List {...icon} />, isLabelHidden: true },
      { value: 'grid', label: 'Grid', icon: <LayoutGrid {...icon} />, isLabelHidden: true },
    ],
    defaultValue: 'grid',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Grid' })).toBeChecked()
  },
}

/** Five modes, the most there should be, one of them not available now. */
export const Five: Story = {
  args: {
    label: 'Period',
    options: ['1 h', '1 d', '1 w', '1 m', '1 y'].map((label) => ({
      value: label,
      label,
      isDisabled: label === '1 y',
    })),
    defaultValue: '1 d',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(5)
    await expect(within(canvasElement).getByRole('radio', { name: '1 y' })).toBeDisabled()
    await expect(within(canvasElement).getByRole('radio', { name: '1 d' })).toBeChecked()
  },
}

/** Cannot be changed now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('SSML'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Equal shares of the width, as above the registration form. */
export const FullWidth: Story = {
  args: {
    isFullWidth: true,
    label: 'Way to register',
    options: [
      { value: 'email', label: 'With your e-mail' },
      { value: 'social', label: 'With LinkedIn or Google' },
    ],
    defaultValue: 'email',
  },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('radiogroup')
    await expect(control.offsetWidth).toBe(control.parentElement?.clientWidth)
    const widths = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.offsetWidth)
    await expect(widths[0]).toBeGreaterThan(0)
    await expect(widths[1]).toBe(widths[0])
  },
}

/** Without room for one line the text wraps. */
export const LongText: Story = {
  args: {
    isFullWidth: true,
    label: 'Source',
    options: [
      { value: 'microphone', label: 'Enregistrement au microphone' },
      { value: 'file', label: 'Fichier audio de la bibliothèque' },
    ],
    defaultValue: 'file',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
}

/** Every form side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x2" align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} {...WithIcons.args} />
      <SegmentedControl {...args} {...IconsOnly.args} />
      <SegmentedControl {...args} {...Five.args} />
      <SegmentedControl {...args} isDisabled />
    </Stack>
  ),
}
