import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Slider } from './Slider.js'

const meta = {
  title: 'UI/Fields/Slider',
  id: 'ui-slider',
  component: Slider,
  args: { label: 'Gain', defaultValue: 40, onChange: fn(), onChangeEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys take a step, Home and End move to the ends; the value is beside the label. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Gain' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(41)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('41')
    await userEvent.keyboard('{End}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100)
    await expect(slider).toHaveValue('100')
  },
}

/** A press on the track brings the thumb there. */
export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    const track = within(canvasElement).getByRole('slider').closest('[data-orientation]')!
    const { left, top, width, height } = track.getBoundingClientRect()
    const coords = { clientX: left + width * 0.75, clientY: top + height / 2 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: track, coords },
      { keys: '[/MouseLeft]', coords },
    ])
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(75)
  },
}

/** Two ends, neither of which passes the other. */
export const Range: Story = {
  args: { label: 'Length', maxValue: 10 },
  render: (args) => (
    <Slider
      label={args.label}
      maxValue={10}
      defaultValue={[2, 3]}
      onChange={args.onChange as (value: unknown) => void}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const [least, most] = within(canvasElement).getAllByRole('slider')
    await expect(least).not.toHaveAccessibleName(most!.ariaLabel ?? '')
    least!.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 3])
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/3.*3/)
  },
}

/** With a unit, which the language writes, and a coarser step. */
export const Unit: Story = {
  args: {
    label: 'Speed',
    minValue: 0.5,
    maxValue: 2,
    step: 0.25,
    defaultValue: 1,
    formatOptions: { style: 'percent' },
    description: 'Of the natural pace of the voice.',
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toHaveAccessibleDescription('Of the natural pace of the voice.')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveValue('1.25')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('125%')
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Play the sound first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled()
  },
}

/** The label stays for screen readers where a picture beside shows its purpose. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider', { name: 'Gain' })).toBeEnabled()
  },
}

/** French words are longer: they wrap, the value stays at the right. */
export const LongText: Story = {
  args: {
    label: 'Réduction du bruit de fond appliquée avant la reconnaissance',
    description: 'Une réduction trop forte peut altérer la voix des personnes qui parlent doucement.',
    formatOptions: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  },
}

/** Every state one below the other. */
export const Matrix: Story = {
  render: ({ label, defaultValue = 40 }) => (
    <Stack gap="x3">
      <Slider label={label} defaultValue={defaultValue} description="In decibels." />
      <Slider label="At its least" defaultValue={0} />
      <Slider label="At its most" defaultValue={100} />
      <Slider label="Range" defaultValue={[20, 80]} />
      <Slider label="Disabled" defaultValue={40} isDisabled />
      <Slider label="Disabled range" defaultValue={[20, 80]} isDisabled />
    </Stack>
  ),
}
