import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MicrophonePickerView } from './MicrophonePickerView.js'

const meta = {
  title: 'Audio/MicrophonePicker',
  component: MicrophonePickerView,
  args: {
    microphones: [
      { id: 'default', name: 'Default' },
      { id: 'built-in', name: 'Built-in microphone' },
      { id: 'headset', name: 'USB headset' },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof MicrophonePickerView>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button')

/** The microphone of the system, and two more to choose from. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement))
    const list = within(document.body)
    await expect(await list.findAllByRole('option')).toHaveLength(3)
    await userEvent.click(list.getByRole('option', { name: 'USB headset' }))
    await expect(args.onChange).toHaveBeenCalledWith('headset')
  },
}

/** A headset was chosen before. */
export const Chosen: Story = {
  args: { value: 'headset' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('USB headset')
  },
}

/** The browser does not name microphones before one was allowed. */
export const Unnamed: Story = {
  args: { microphones: [{ id: 'first', name: '' }], value: 'first' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('Microphone 1')
  },
}

/** The chosen one was unplugged: that of the system is used, and that is said. */
export const Gone: Story = {
  args: { value: 'radio' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(/system|système/)
  },
}

/** Nothing is known of any microphone: the choice is left to the system. */
export const NoMicrophone: Story = {
  args: { microphones: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await expect(await within(document.body).findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
}

/** Something is being recorded. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled()
  },
}
