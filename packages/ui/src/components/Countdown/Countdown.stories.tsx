import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Countdown, type CountdownProps } from './Countdown.js'

const ended = fn()

const meta = {
  title: 'UI/Data/Countdown',
  id: 'ui-countdown',
  component: Countdown,
  args: { label: 'Time left', until: '2020-01-01T00:00:00.000Z', onEnd: ended },
  beforeEach: () => {
    ended.mockClear()
  },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

const timer = (canvas: HTMLElement) => within(canvas).getByRole('timer')

/** The moment has passed. */
export const Ended: Story = {
  play: async ({ canvasElement }) => {
    await expect(timer(canvasElement)).toHaveTextContent('0:00')
    await expect(timer(canvasElement)).toHaveAccessibleName('Time left')
    await waitFor(() => expect(ended).toHaveBeenCalledOnce())
  },
}

/** A moment that is two minutes away has not come. */
export const Running: Story = {
  render: (args) => <Soon {...args} />,
  play: async ({ canvasElement }) => {
    await expect(timer(canvasElement)).toHaveTextContent(/^(2:00|1:5\d)$/)
    await expect(ended).not.toHaveBeenCalled()
  },
}

function Soon(props: CountdownProps) {
  const [until] = useState(() => Date.now() + 120_000)
  return <Countdown {...props} until={until} />
}
