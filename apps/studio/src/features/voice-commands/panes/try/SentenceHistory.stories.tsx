import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import { SentenceHistory } from './SentenceHistory.js'

const message = either(voiceCommandsMessages)

const entity = (name: string, value: string, text: string) => ({
  name,
  value,
  text,
  from: 1,
  to: 2,
  entities: [],
})
const picked = {
  intent: 'PICK',
  entities: [entity('quantity', '3', 'three'), entity('aisle', 'twelve', 'twelve')],
}

const meta = {
  title: 'Studio/Voice commands/Tried before',
  component: SentenceHistory,
  args: {
    sentences: [
      { sentence: 'take three from aisle twelve', meaning: picked },
      { sentence: 'confirmed please', meaning: undefined },
      { sentence: 'next one', meaning: { intent: 'CONFIRM', entities: [] } },
    ],
    lang: 'en-US',
    onSentence: fn(),
    onNewTest: fn(),
    onSay: fn(async () => aWavFile('said.wav', aVoice(3, { seconds: 0.2 }))),
    isOffline: false,
  },
} satisfies Meta<typeof SentenceHistory>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Sentences that match, with their meanings, and one that does not: a press tries one again; those that match become a test.
 */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = (key: 'tried.match' | 'tried.noMatch', sentence: string) => message(key, { sentence })
    await expect(canvas.getByRole('button', { name: name('tried.match', 'next one') })).toBeVisible()
    const meant = canvas.getByRole('list', {
      name: message('tried.meaning', { sentence: 'take three from aisle twelve' }),
    })
    await expect(
      within(meant)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['PICK', 'quantity = 3', 'aisle = twelve'])
    await userEvent.click(canvas.getByRole('button', { name: name('tried.noMatch', 'confirmed please') }))
    await expect(args.onSentence).toHaveBeenCalledWith('confirmed please')
    await userEvent.click(canvas.getByRole('button', { name: message('hear', { words: 'next one' }) }))
    await expect(args.onSay).toHaveBeenCalledWith('next one')
    await userEvent.click(canvas.getByRole('button', { name: message('tried.test') }))
    await expect(args.onNewTest).toHaveBeenCalledWith(['take three from aisle twelve', 'next one'])
  },
}

/** None of them matches: there is nothing to test. */
export const NoneMatches: Story = {
  args: { sentences: [{ sentence: 'confirmed please', meaning: undefined }] },
  play: async ({ canvasElement, args }) => {
    const save = within(canvasElement).getByRole('button', { name: message('tried.test') })
    await expect(save).toBeDisabled()
    await userEvent.click(save)
    await expect(args.onNewTest).not.toHaveBeenCalled()
  },
}

/** No connection: tried sentences are shown, and cannot be played. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvasElement }) => {
    for (const hear of within(canvasElement).getAllByRole('button', { name: /^(Play|Écouter)/ }))
      await expect(hear).toBeDisabled()
  },
}

/** A sentence that has no end to speak of. */
export const LongText: Story = {
  args: {
    sentences: [
      { sentence: `take ${'three and '.repeat(30)}four`, meaning: undefined },
      { sentence: 'a'.repeat(160), meaning: undefined },
    ],
  },
}
