import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SpectrumPicture } from './SpectrumPicture.js'

const meta = {
  title: 'UI/Data/SpectrumPicture',
  id: 'ui-spectrumpicture',
  component: SpectrumPicture,
  args: { height: 'large' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).not.toBeNull())
  },
} satisfies Meta<typeof SpectrumPicture>
export default meta
type Story = StoryObj<typeof meta>

/** A synthetic sentence, as behind the sign-in form. */
export const Default: Story = {}

/** Another sentence, moving slowly where motion is welcome. */
export const Drifting: Story = { args: { seed: 21, isDrifting: true } }

/** A custom spectrum: energy that wanders upwards, with a text alternative. */
export const Labelled: Story = {
  args: {
    label: 'A rising tone',
    spectrum: (place, energies) =>
      energies.forEach((_, row) => {
        energies[row] = Math.max(0, 1 - Math.abs(row / energies.length - place) * 8)
      }),
  },
}
