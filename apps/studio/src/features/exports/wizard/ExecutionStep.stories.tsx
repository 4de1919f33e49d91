import { aProjectExport, aTask } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { exportsMessages } from '../messages/index.js'
import { ExecutionStep, type ExecutionStepProps } from './ExecutionStep.js'

const message = either(exportsMessages)
const open = { sha256: null, size: null, completed_at: null } as const

const meta = {
  title: 'Studio/Exports/Execution',
  component: ExecutionStep,
  args: {
    made: aProjectExport({ ...open, status: 'running' }),
    task: aTask({ progress: 0.5, current_step: 'picking-en' }),
    onDownload: fn<ExecutionStepProps['onDownload']>(async () => {}),
    onCancel: fn<ExecutionStepProps['onCancel']>(async () => {}),
  },
} satisfies Meta<typeof ExecutionStep>
export default meta
type Story = StoryObj<typeof meta>

/** S-008 How far it is and at which model; it can be cancelled. */
export const Running: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', {
      name: message('execution.running', { step: 'picking-en' }),
    })
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    await userEvent.click(canvas.getByRole('button', { name: message('execution.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledWith(args.made)
  },
}

/** The archive is there, with its checksum. */
export const Completed: Story = {
  args: { made: aProjectExport(), task: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('c'.repeat(64))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('last.download') }))
    await expect(args.onDownload).toHaveBeenCalledWith(args.made)
  },
}

/** It was given up, and says why. */
export const GivenUp: Story = {
  args: {
    made: aProjectExport({ ...open, status: 'failed' }),
    task: aTask({ failure: 'This does not exist.' }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This does not exist.')
  },
}

/** Somebody cancelled it. */
export const Cancelled: Story = {
  args: { made: aProjectExport({ ...open, status: 'cancelled' }), task: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('execution.cancelled'))).toBeVisible()
  },
}
