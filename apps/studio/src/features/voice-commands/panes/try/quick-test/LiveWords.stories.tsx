import { Box } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import { LiveWords } from './LiveWords.js'
import { liveMessages } from './liveMessages.js'

const message = either(liveMessages)
const listening = { status: 'listening', text: '', isFinal: false } as const

const meta = {
  title: 'Studio/Voice commands/Live words',
  component: LiveWords,
  args: { hearing: listening, lang: 'en-US' },
  render: (args) => (
    <main>
      <Box maxWidth="form" padding="card">
        <LiveWords {...args} />
      </Box>
    </main>
  ),
} satisfies Meta<typeof LiveWords>
export default meta
type Story = StoryObj<typeof meta>

/** Listening, before any speech. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(message('speak'))
  },
}

/** The connection is being made. */
export const Connecting: Story = {
  args: { hearing: { status: 'connecting' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(message('connecting'))
  },
}

/** The partial result; it may still change. */
export const Partial: Story = {
  args: { hearing: { ...listening, text: 'switch on the' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('partial'))).toBeVisible()
    await expect(canvas.getByText('switch on the')).toHaveAttribute('lang', 'en-US')
  },
}

/** Silence has ended the sentence, and the grammar holds it. */
export const Final: Story = {
  args: { hearing: { ...listening, text: 'switch on the lamp', isFinal: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('final'))).toBeVisible()
  },
}

/** Silence has ended the sentence, whose confidence is too low: the reason is before it. */
export const Rejected: Story = {
  args: {
    hearing: { ...listening, text: 'what time is it', isFinal: true, refusal: 'below_threshold' },
  },
  play: async ({ canvasElement, globals }) => {
    const title = globals.locale === 'fr-FR' ? 'Sous le seuil' : 'Below the threshold'
    await expect(within(canvasElement).getByText(title)).toBeVisible()
    await expect(within(canvasElement).getByText('what time is it')).toBeVisible()
  },
}

/** The sentence is over and was rejected: only the reason is shown. */
export const RejectedWithoutSentence: Story = {
  args: { hearing: { ...listening, isFinal: true, refusal: 'too_short' } },
  play: async ({ canvasElement, globals }) => {
    const title = globals.locale === 'fr-FR' ? 'Trop court' : 'Too short'
    await expect(within(canvasElement).getByText(title)).toBeVisible()
    await expect(within(canvasElement).queryByText(message('speak'))).toBeNull()
  },
}

const failed = (problem: 'lost' | 'elsewhere' | 'busy' | 'idle' | 'down' | 'other'): Story => ({
  args: { hearing: { status: 'failed', problem } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message(problem))).toBeVisible()
  },
})

/** The connection was lost during speech. */
export const ConnectionLost: Story = failed('lost')

/** The session has ended in another place. */
export const SessionReplaced: Story = failed('elsewhere')

/** More people speak than the service listens to. */
export const Busy: Story = failed('busy')

/** A long silence. */
export const TimedOut: Story = failed('idle')

/** The voice service is away. */
export const VoiceDown: Story = failed('down')

/** Something else went wrong. */
export const Failed: Story = failed('other')
