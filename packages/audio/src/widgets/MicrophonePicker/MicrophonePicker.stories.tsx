import { Button } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MicrophonePickerView, type MicrophonePickerViewProps } from './MicrophonePickerView.js'

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

/** The chosen one was unplugged: that of the system is used, and a message says so. */
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

const optionsOf = async (canvasElement: HTMLElement) => {
  await userEvent.click(field(canvasElement))
  const options = await within(document.body).findAllByRole('option')
  return options.map((option) => option.textContent)
}

/** A studio with twenty inputs: the last can be reached with one key. */
export const Many: Story = {
  args: {
    microphones: Array.from({ length: 20 }, (_, input) => ({
      id: `in-${input}`,
      name: `Input ${input + 1}`,
    })),
  },
  play: async ({ args, canvasElement }) => {
    await expect(await optionsOf(canvasElement)).toHaveLength(21)
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('in-19')
  },
}

/** Two headsets of the same make: each is numbered to distinguish them. */
export const Numbers: Story = {
  args: {
    microphones: [
      { id: 'left', name: 'USB headset' },
      { id: 'built-in', name: 'Built-in microphone' },
      { id: 'right', name: 'USB headset' },
    ],
    value: 'right',
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('USB headset, number 2')
    await expect(await optionsOf(canvasElement)).toEqual([
      'System default',
      'USB headset, number 1',
      'Built-in microphone',
      'USB headset, number 2',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

/** The browser's own "default" was stored before: it is that of the system. */
export const AnotherSystem: Story = {
  args: { value: 'default' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('System default')
    await expect(field(canvasElement)).not.toHaveAccessibleDescription(/gone/)
  },
}

/** A headset was chosen last week, and the browser lists no microphone yet: none is reported missing. */
export const NothingInSight: Story = {
  args: { microphones: [], value: 'headset' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('System default')
    await expect(canvasElement).not.toHaveTextContent(/gone/)
  },
}

/** From a headset back to that of the system. */
export const Restored: Story = {
  args: { value: 'headset' },
  play: async ({ args, canvasElement }) => {
    field(canvasElement).focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(undefined)
  },
}

function Changing({ next, ...args }: MicrophonePickerViewProps & { next: typeof meta.args.microphones }) {
  const [microphones, setMicrophones] = useState(args.microphones)
  return (
    <>
      <MicrophonePickerView {...args} microphones={microphones} />
      <Button onPress={() => setMicrophones(next)}>Change the devices</Button>
    </>
  )
}
const changeDevices = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Change the devices' }))
const picker = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /Microphone/ })

/** Once a microphone was allowed, the numbers become names, and the choice stays. */
export const Named: Story = {
  args: { microphones: [{ id: 'headset', name: '' }], value: 'headset' },
  render: (args) => <Changing {...args} next={[{ id: 'headset', name: 'USB headset' }]} />,
  play: async ({ canvasElement }) => {
    await expect(picker(canvasElement)).toHaveTextContent('Microphone 1')
    await changeDevices(canvasElement)
    await expect(picker(canvasElement)).toHaveTextContent('USB headset')
  },
}

/** The chosen headset is unplugged while the field is visible: a message says so, and that of the system is shown. */
export const Unplugged: Story = {
  args: { value: 'headset' },
  render: (args) => <Changing {...args} next={[{ id: 'built-in', name: 'Built-in microphone' }]} />,
  play: async ({ canvasElement }) => {
    await expect(picker(canvasElement)).toHaveTextContent('USB headset')
    await changeDevices(canvasElement)
    await expect(picker(canvasElement)).toHaveTextContent('System default')
    await waitFor(() => expect(picker(canvasElement)).toHaveAccessibleDescription(/no longer connected/))
  },
}

/** A name of the length that drivers use. */
export const LongText: Story = {
  args: {
    microphones: [
      {
        id: 'long',
        name: 'Microphone Array (Intel Smart Sound Technology for Digital Microphones, 2nd input)',
      },
    ],
    value: 'long',
  },
}
