import { aProjectExport, aTask } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
    task: aTask({ progress: 0.5, current_step: 'compile: picking-en' }),
    model: 'picking-en',
    onAgain: fn<ExecutionStepProps['onAgain']>(async () => {}),
    onDownload: fn<ExecutionStepProps['onDownload']>(async () => {}),
    onCancel: fn<ExecutionStepProps['onCancel']>(async () => {}),
  },
} satisfies Meta<typeof ExecutionStep>
export default meta
type Story = StoryObj<typeof meta>

/** S-008 How far it is: its steps, the one under way and at which model. It can be cancelled. */
export const Running: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: message('execution.running') })
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    const steps = canvas.getAllByRole('listitem').filter((item) => item.closest('ol'))
    await expect(steps).toHaveLength(6)
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[1]).toHaveTextContent('picking-en')
    await expect(within(steps[0] as HTMLElement).getByText(message('stages.state.done'))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: message('execution.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledWith(args.made)
  },
}

/** It waits for its turn, with all steps to come. */
export const Waiting: Story = {
  args: {
    made: aProjectExport({ ...open, status: 'pending' }),
    task: aTask({ status: 'pending', progress: 0 }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: message('execution.pending') })).toBeVisible()
    await expect(canvas.getAllByText(message('stages.state.pending'))).toHaveLength(6)
  },
}

/** The archive is there, with its checksum. */
export const Completed: Story = {
  args: { made: aProjectExport(), task: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('c'.repeat(64))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Download|Télécharger), / }))
    await expect(args.onDownload).toHaveBeenCalledWith(args.made)
  },
}

/** For Android, where Node does not run: the lines try the export on another computer, and say so. */
export const ForAndroid: Story = {
  args: { made: aProjectExport({ architecture: 'android-armv8' }), task: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('program.elsewhere'))).toBeVisible()
    await waitFor(() => expect(canvasElement).toHaveTextContent("{ architecture: 'any' }"))
    await expect(canvas.getAllByText(/ --any-architecture/)).toHaveLength(3)
  },
}

/** It was given up: at which step, why, and the same can be tried again. */
export const GivenUp: Story = {
  args: {
    made: aProjectExport({ ...open, status: 'failed' }),
    task: aTask({ failure: 'This does not exist.', current_step: 'pronounce: picking-en' }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('This does not exist.')
    const failed = canvas.getByText(message('stages.state.failed')).closest('li')
    await expect(failed).toHaveTextContent('picking-en')
    await userEvent.click(canvas.getByRole('button', { name: message('execution.again') }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

/** Cancelled by a user. */
export const Cancelled: Story = {
  args: { made: aProjectExport({ ...open, status: 'cancelled' }), task: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('execution.cancelled'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('execution.again') }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
