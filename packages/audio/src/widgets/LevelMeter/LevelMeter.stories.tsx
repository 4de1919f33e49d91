import { Button, Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { advanceMeter, type MeterReading, restingMeter } from '../../signal/meter.js'
import { LevelMeter } from './LevelMeter.js'

const reading = (values: Partial<MeterReading>): MeterReading => ({ ...restingMeter, ...values })

const meta = {
  title: 'Audio/LevelMeter',
  component: LevelMeter,
  args: { label: 'Microphone', reading: reading({ level: 0.58, hold: 0.7 }) },
} satisfies Meta<typeof LevelMeter>
export default meta
type Story = StoryObj<typeof meta>

/** Someone speaks at a good distance. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '58')
    await expect(meter).toHaveAttribute('aria-valuetext')
  },
}

/** Nothing comes in, yet not for long. */
export const Silent: Story = {
  args: { reading: restingMeter },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '0')
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Silence for 3 s: the text below says what to check. */
export const SilenceHint: Story = {
  args: { reading: reading({ isSilent: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** Loud: the last segments before full scale. */
export const Hot: Story = {
  args: { reading: reading({ level: 0.9, hold: 0.95 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '90')
  },
}

/** Louder than the maximum of the format. */
export const Clipping: Story = {
  args: { reading: reading({ level: 1, hold: 1, isClipping: true }) },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
    await expect(meter.getAttribute('aria-valuetext')).toMatch(/too loud/i)
  },
}

/** The peak is still held after a pause. */
export const PeakHeld: Story = {
  args: { reading: reading({ level: 0.2, hold: 0.85 }) },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '20')
    // The unlit bars, the level, and the peak that is held above it.
    await expect(meter.querySelectorAll('path')).toHaveLength(3)
  },
}

/** Beside a recorder. */
export const Vertical: Story = {
  args: { orientation: 'vertical', segments: 18 },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('meter').getBoundingClientRect()
    await expect(height).toBeGreaterThan(width)
  },
}

/** Every level, in both directions. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x4">
      {[0, 0.3, 0.6, 0.8, 1].map((level) => (
        <LevelMeter
          key={level}
          label={`Level ${level}`}
          reading={reading({ level, hold: level })}
          segments={44}
        />
      ))}
      <Inline gap="x4">
        {[0, 0.3, 0.6, 0.8, 1].map((level) => (
          <LevelMeter
            key={level}
            label={`Vertical level ${level}`}
            orientation="vertical"
            segments={18}
            reading={reading({ level, hold: level })}
          />
        ))}
      </Inline>
    </Stack>
  ),
}

const meterOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('meter')

/** A speaker too far away: few bars are lit, and the text says so. */
export const Quiet: Story = {
  args: { reading: reading({ level: 0.25, hold: 0.3 }) },
  play: async ({ canvasElement }) => {
    await expect(meterOf(canvasElement)).toHaveAttribute('aria-valuetext', 'Quiet')
    // The unlit and the green bars: none is amber or red.
    await expect(meterOf(canvasElement).querySelectorAll('path')).toHaveLength(2)
  },
}

/** It was too loud a moment ago: the last segment stays red while the voice is good again. */
export const ClippingHeld: Story = {
  args: { reading: reading({ level: 0.5, hold: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(meterOf(canvasElement)).toHaveAttribute('aria-valuetext', 'Good level')
    const [, green, red] = [...meterOf(canvasElement).querySelectorAll('path')].map((path) => path.getBBox())
    await expect(red!.x).toBeGreaterThan(green!.x + green!.width)
    await expect(red!.width).toBe(4)
  },
}

/** The text about silence is elsewhere: the meter shows its level only. */
export const HintsBeside: Story = {
  args: { hasSilenceHint: false, reading: reading({ isSilent: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
    await expect(meterOf(canvasElement)).toHaveAttribute('aria-valuetext', 'No sound')
  },
}

/** The finest meter in a narrow place: it shrinks with it and keeps every segment. */
export const Narrowed: Story = {
  args: { segments: 44 },
  decorators: [
    (Meter) => (
      <div style={{ width: 160 }}>
        <Meter />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const svg = meterOf(canvasElement).querySelector('svg')!
    await expect(svg.clientWidth).toBeLessThanOrEqual(160)
    const segments = [...svg.querySelectorAll('path')].flatMap((path) => path.getAttribute('d')!.match(/M/g))
    await expect(segments).toHaveLength(44)
  },
}

function Followed() {
  const [now, setNow] = useState(restingMeter)
  const hear = (peak: number) => setNow((last) => advanceMeter(last, peak, 1600))
  return (
    <Stack gap="x2">
      <LevelMeter label="Microphone" reading={now} />
      <Inline gap="x2">
        <Button onPress={() => hear(0.4)}>Speak</Button>
        <Button onPress={() => hear(0)}>Pause</Button>
      </Inline>
    </Stack>
  )
}

/** The speaker stops: the hint appears after three seconds of silence, and disappears with the next word. */
export const FallsSilent: Story = {
  render: () => <Followed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [speak, pause] = canvas.getAllByRole('button')
    const status = canvas.getByRole('status')
    await userEvent.click(speak!)
    await expect(meterOf(canvasElement)).toHaveAttribute('aria-valuetext', 'Good level')
    await userEvent.click(pause!)
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(pause!)
    await expect(status).toHaveTextContent(/3 seconds/)
    await userEvent.click(speak!)
    await expect(status).toBeEmptyDOMElement()
  },
}
