import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { ProgressBar } from './ProgressBar.js'

const meta = {
  title: 'UI/Feedback/ProgressBar',
  id: 'ui-progressbar',
  component: ProgressBar,
  args: { label: 'Export, Android arm64', fraction: 0.62 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

/** The bar alone; its name is written nearby. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await expect(bar).toHaveAccessibleName('Export, Android arm64')
  },
}

/** With its name and the percentage, written in the language. */
export const Labelled: Story = {
  args: { isLabelShown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Export, Android arm64')).toBeVisible()
    await expect(within(canvasElement).getByText(/62\s?%/)).toBeVisible()
  },
}

/** The duration is unknown. */
export const Indeterminate: Story = {
  args: { fraction: undefined, isLabelShown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

/** A long French name wraps. */
export const LongText: Story = {
  args: {
    isLabelShown: true,
    label: 'Préparation des ressources embarquées pour les appareils Android 64 bits',
  },
}

/** From nothing to everything. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x4">
      {[0, 0.04, 0.5, 1, undefined].map((fraction) => (
        <ProgressBar key={String(fraction)} label="Export" fraction={fraction} isLabelShown />
      ))}
    </Stack>
  ),
}
