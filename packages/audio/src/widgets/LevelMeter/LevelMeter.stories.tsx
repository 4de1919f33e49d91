import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type MeterReading, restingMeter } from '../../signal/meter.js'
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

/** Nothing has come in for 3 s: what to check stands below. */
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

/** Louder than the format can hold. */
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
    // The dark ones, what is heard, and the peak that is held above it.
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
