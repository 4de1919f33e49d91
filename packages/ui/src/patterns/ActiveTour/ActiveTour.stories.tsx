import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Card } from '../../components/Card/Card.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { ActiveTour, type ActiveTourStep } from './ActiveTour.js'

const step = (id: string, changes: Partial<ActiveTourStep> = {}): ActiveTourStep => ({
  id,
  targets: [`#tour-${id}`],
  title: `About ${id}`,
  text: 'Do it, and see what comes of it.',
  isDone: false,
  ...changes,
})

const meta = {
  title: 'UI/Overlays/ActiveTour',
  id: 'ui-activetour',
  component: ActiveTour,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Your first report',
    steps: [step('read', { doneLabel: 'I have read it' }), step('hidden'), step('write'), step('send')],
    finish: { title: 'Your first report is sent', text: 'The next one goes the same way.' },
    isOpen: true,
    onOpenChange: fn(),
    onStepDone: fn(),
    onEnd: fn(),
  },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    const [steps, setSteps] = useState(args.steps)
    const finish = (id: string) =>
      setSteps(steps.map((each) => (each.id === id ? { ...each, isDone: true } : each)))
    return (
      <>
        <ActiveTour
          {...args}
          steps={steps}
          isOpen={isOpen}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            setIsOpen(next)
          }}
          onStepDone={(done) => {
            args.onStepDone(done)
            finish(done.id)
          }}
        />
        <Stack gap="x4">
          <div id="tour-read">
            <Card title="Guide">Three sentences are enough.</Card>
          </div>
          <div id="tour-write">
            <TextField label="Report" onChange={() => finish('write')} />
          </div>
          <div>
            <Button id="tour-send">Send</Button>
          </div>
        </Stack>
      </>
    )
  },
} satisfies Meta<typeof ActiveTour>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Your first report' }))
const ringOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('section > [aria-hidden]')

/** The first step, which the person says is done; the one that is not drawn is passed over. */
export const First: Story = {
  name: 'L-017 First',
  play: async ({ args, canvasElement }) => {
    const tour = region(canvasElement)
    await expect(tour.getByText('About read')).toBeVisible()
    await userEvent.click(tour.getByRole('button', { name: 'I have read it' }))
    await expect(args.onStepDone).toHaveBeenCalledOnce()
    await expect(await tour.findByText('About write')).toBeVisible()
    // The button that was pressed is gone.
    await waitFor(() => expect(tour.getByRole('button', { name: /^(Go there|Y aller)$/ })).toHaveFocus())
  },
}

/** The page is used meanwhile: actions in it lead to the next step. */
export const Doing: Story = {
  name: 'L-017 Doing',
  args: { steps: [step('read', { isDone: true }), step('write'), step('send')] },
  play: async ({ canvasElement }) => {
    const tour = region(canvasElement)
    const report = within(canvasElement).getByRole('textbox')
    await userEvent.click(tour.getByRole('button', { name: /^(Go there|Y aller)$/ }))
    await expect(report).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(await tour.findByText('About send')).toBeVisible()
    await expect(report).toHaveFocus()
    const target = canvasElement.querySelector('#tour-send')!
    await waitFor(() =>
      expect(ringOf(canvasElement)?.style.top).toBe(`${target.getBoundingClientRect().top - 4}px`),
    )
  },
}

/** Left for later: how far it has come, and the way back or its end. */
export const Left: Story = {
  args: { steps: [step('read', { isDone: true }), step('write'), step('send')], isOpen: false },
  play: async ({ args, canvasElement }) => {
    const tour = region(canvasElement)
    await expect(ringOf(canvasElement)).toBeNull()
    const [end, on] = tour.getAllByRole('button')
    await userEvent.click(on!)
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await expect(await tour.findByText('About write')).toBeVisible()
    await expect(args.onEnd).not.toHaveBeenCalled()
    await expect(end).not.toBeInTheDocument()
  },
}

/** No remaining step is on this page: the tour pauses, and may be ended. */
export const NothingInSight: Story = {
  name: 'L-017 Nothing in sight',
  args: { steps: [step('read', { isDone: true }), step('hidden')] },
  play: async ({ args, canvasElement }) => {
    await expect(ringOf(canvasElement)).toBeNull()
    await userEvent.click(region(canvasElement).getByRole('button'))
    await expect(args.onEnd).toHaveBeenCalledTimes(1)
    await expect(args.onEnd).toHaveBeenCalledWith('skipped')
  },
}

/** All is done. */
export const Finished: Story = {
  args: { steps: [step('read', { isDone: true }), step('write', { isDone: true })] },
  play: async ({ args, canvasElement }) => {
    const tour = region(canvasElement)
    await expect(tour.getByText('Your first report is sent')).toBeVisible()
    await userEvent.click(tour.getByRole('button', { name: /^(Done|Terminer)$/ }))
    await expect(args.onEnd).toHaveBeenCalledTimes(1)
    await expect(args.onEnd).toHaveBeenCalledWith('done')
  },
}
