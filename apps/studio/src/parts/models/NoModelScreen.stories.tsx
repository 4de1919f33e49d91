import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { modelsMessages } from './messages.js'
import { NoModelScreen } from './NoModelScreen.js'

const meta = {
  title: 'Studio/Models/NoModel',
  component: NoModelScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'wake_word',
    tags: [{ technology: 'wake-word', langs: ['eng-US'] }],
    createHref: '/7?create=wake_word',
    requestHref: 'https://saywright.example/projects/7/settings/technologies',
  },
} satisfies Meta<typeof NoModelScreen>
export default meta
type Story = StoryObj<typeof meta>

const wayOn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('link')

/** The technology is delivered: a first model is made. */
export const Covered: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { none } = messagesIn(modelsMessages, globals.locale)
    await expect(wayOn(canvasElement)).toHaveTextContent(none.create)
    await expect(wayOn(canvasElement)).toHaveAttribute('href', args.createHref)
  },
}

/** It is not: the console is where it is requested. */
export const NotCovered: Story = {
  args: { tags: [] },
  play: async ({ args, canvasElement, globals }) => {
    const { none } = messagesIn(modelsMessages, globals.locale)
    await expect(wayOn(canvasElement)).toHaveTextContent(none.request)
    await expect(wayOn(canvasElement)).toHaveAttribute('href', args.requestHref)
  },
}
