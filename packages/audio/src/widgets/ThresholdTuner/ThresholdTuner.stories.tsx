import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ThresholdTuner, type ThresholdTunerProps } from './ThresholdTuner.js'

/** Stands for a histogram or a curve. */
function Plot({ height = 160 }: { height?: number }) {
  return <svg width="100%" height={height} style={{ display: 'block', background: '#8881' }} aria-hidden />
}

const onChange = fn()

function Tuned({ value: first, onChange: _, ...props }: ThresholdTunerProps) {
  const [value, setValue] = useState(first)
  return (
    <ThresholdTuner
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Audio/ThresholdTuner',
  component: ThresholdTuner,
  args: { label: 'Threshold', value: 5000, onChange, children: <Plot /> },
  render: (args) => <Tuned {...args} />,
} satisfies Meta<typeof ThresholdTuner>
export default meta
type Story = StoryObj<typeof meta>

const sliderOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider')
const press = async (canvasElement: HTMLElement, keys: string) => {
  sliderOf(canvasElement).focus()
  await userEvent.keyboard(keys)
}

/** Scores rise to the right: the pill is below the plot. Arrows move it by 100. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement)
    await expect(slider).toHaveAccessibleName('Threshold')
    await press(canvasElement, '{ArrowRight}{ArrowUp}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5100')
  },
}

/** Scores rise upwards: the pill is at the end of the line. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement)
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    await press(canvasElement, '{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5500')
  },
}

/** At its least: it goes no lower. */
export const AtLeast: Story = {
  args: { value: 300 },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '{PageDown}{ArrowDown}')
    await expect(sliderOf(canvasElement)).toHaveAttribute('aria-valuenow', '0')
  },
}

/** At its most, with a separator of thousands as the language has it. */
export const AtMost: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '{End}')
    await expect(sliderOf(canvasElement).getAttribute('aria-valuetext')).toMatch(/^10\D000$/)
  },
}

/** Compared with the threshold that the model has: a dashed line. */
export const Compared: Story = {
  args: { comparedWith: 4200 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[style*="42%"]')).toHaveLength(1)
  },
}

/** Dragged by the pill, which is held where it was taken: the press alone moves nothing. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement)
    const { left, top, height } = slider.getBoundingClientRect()
    const track = slider.parentElement as HTMLElement
    track.setPointerCapture = fn()
    track.hasPointerCapture = () => true
    onChange.mockClear()
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: top + height / 2 })
    await fireEvent.pointerDown(slider, at(left + 4))
    await expect(onChange).not.toHaveBeenCalled()
    await fireEvent.pointerMove(slider, at(left + 4 + track.clientWidth / 10))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '6000'))
    await expect(slider).toHaveFocus()
  },
}

/** A press among the scores takes the threshold there. */
export const PlotPressed: Story = {
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement)
    const track = slider.parentElement as HTMLElement
    track.setPointerCapture = fn()
    const { left, top, width } = track.getBoundingClientRect()
    await fireEvent.pointerDown(track, {
      pointerId: 1,
      button: 0,
      clientX: left + width / 4,
      clientY: top + 9,
    })
    await expect(slider).toHaveAttribute('aria-valuenow', '2500')
  },
}

/** What is in the plot can be pressed: only the line and the pill are dragged. */
export const LineOnly: Story = {
  args: { isPlotPressable: false, orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const track = sliderOf(canvasElement).parentElement as HTMLElement
    await expect(getComputedStyle(track).pointerEvents).toBe('none')
    await expect(getComputedStyle(sliderOf(canvasElement)).pointerEvents).toBe('auto')
  },
}

/** It can be read and not moved: nothing to focus. */
export const ReadOnly: Story = {
  render: () => (
    <ThresholdTuner label="Threshold" value={6200}>
      <Plot />
    </ThresholdTuner>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('slider')).toBeNull()
    await expect(within(canvasElement).getByText(/^6\D200$/)).toBeVisible()
  },
}

/** From right to left scores still rise to the right. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tuned {...args} value={2000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement)
    const track = slider.parentElement as HTMLElement
    const centre = slider.getBoundingClientRect().left + slider.clientWidth / 2
    const fraction = (centre - track.getBoundingClientRect().left) / track.clientWidth
    await expect(fraction).toBeCloseTo(0.2, 1)
    await press(canvasElement, '{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '2100')
  },
}
