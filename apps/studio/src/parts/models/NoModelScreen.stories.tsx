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

/** Voice commands are opened by either of two use cases, and intent-based commands are delivered. */
export const CoveredByIntentCommands: Story = {
  args: { type: 'voice_commands', tags: [{ technology: 'nlu', langs: ['fra-FR'] }] },
  play: async ({ args, canvasElement }) => {
    await expect(wayOn(canvasElement)).toHaveAttribute('href', args.createHref)
  },
}

/** Neither of the two is: both are named. */
export const CommandsNotCovered: Story = {
  args: { type: 'voice_commands', tags: [] },
  play: async ({ canvasElement, globals }) => {
    const named = {
      'en-US': 'Strict voice commands or Intent-based commands',
      'fr-FR': 'Commandes vocales strictes ou Commandes par intention',
    }[globals.locale as 'en-US' | 'fr-FR']
    await expect(canvasElement).toHaveTextContent(named)
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
