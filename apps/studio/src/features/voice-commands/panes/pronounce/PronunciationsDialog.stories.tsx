import type { PronunciationWish, WordPronunciations } from '@saywright/api/contract'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { speechMessages } from '../../../../parts/speech/speechMessages.js'
import { either } from '../../../../testing/either.js'
import { pronounceMessages } from '../../messages/pronounceMessages.js'
import { PronunciationsDialog } from './PronunciationsDialog.js'

const message = either(pronounceMessages)
const asking = either(speechMessages)

const sounds: Readonly<Record<string, string>> = {
  restart: '[riː][ˈstɑːt]',
  the: '[ðə]',
  'why fye': '[ˌwaɪ][ˈfaɪ]',
}
const describeWords = async (wishes: readonly PronunciationWish[]): Promise<WordPronunciations[]> =>
  wishes.map(({ word, pronas }) => {
    const phonemes = sounds[pronas ?? word]
    const pronunciations = phonemes ? [{ phonemes, source: 'dictionary' as const, recognized: true }] : []
    return { word, pronunciations }
  })

const meta = {
  title: 'Studio/Voice commands/Pronunciations',
  component: PronunciationsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    words: [
      { word: 'restart', spellings: [] },
      { word: 'the', spellings: [] },
      { word: 'wifi', spellings: ['why fye'] },
      { word: 'xqz', spellings: [] },
    ],
    lang: 'en-US',
    onPronounce: fn(describeWords),
    onSay: fn(async (_text: string): Promise<Blob> => aWavFile('word.wav', aVoice(0.2))),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PronunciationsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => {
  const found = await within(document.body).findByRole('dialog')
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
  return within(found)
}
const press = async (inside: Awaited<ReturnType<typeof dialog>>, name: RegExp) =>
  userEvent.click(inside.getByRole('button', { name }))

/** Each word with its sounds, which one press plays; one is spelled in the grammar, one is unknown. */
export const Ready: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(await inside.findByText('[riː][ˈstɑːt]')).toBeVisible()
    await expect(inside.getByText('[ˌwaɪ][ˈfaɪ]')).toBeVisible()
    await expect(inside.getByText(message('unknown'))).toBeVisible()
    await press(inside, message('hear', { word: 'wifi' }))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledWith('why fye'))
  },
}

/** A word is spelled by its sound: both pronunciations are played side by side, then it is written into the grammar. */
export const Changed: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await press(inside, message('change', { word: 'restart' }))
    const field = inside.getByRole('textbox', { name: message('field', { word: 'restart' }) })
    await userEvent.type(field, 'ree "start')
    await expect(inside.getByText(message('invalid'))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'ree start')
    await press(inside, message('usual'))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledWith('restart'))
    await press(inside, message('mine'))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledWith('ree start'))
    await press(inside, message('save'))
    await expect(args.onChange).toHaveBeenCalledWith('restart', 'ree start')
  },
}

/** A custom spelling is replaced by the dictionary's. */
export const Removed: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await press(inside, message('change', { word: 'wifi' }))
    await press(inside, message('remove'))
    await expect(args.onChange).toHaveBeenCalledWith('wifi', undefined)
  },
}

const names = Array.from({ length: 60 }, (_, index) => ({ word: `word${index}`, spellings: [] }))

/** Many words are shown and requested in parts, and found by their letters. */
export const Many: Story = {
  args: { words: names },
  play: async ({ args }) => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getAllByText(message('unknown'))).toHaveLength(25))
    await press(inside, message('more', { count: 25 }))
    await waitFor(() => expect(inside.getAllByText(message('unknown'))).toHaveLength(50))
    await expect(args.onPronounce).toHaveBeenCalledTimes(2)
    await userEvent.type(inside.getByRole('searchbox', { name: message('find') }), 'word59')
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(1))
  },
}

/** The voice service is unreachable: the words are shown, and there is a retry. */
export const Failed: Story = {
  args: {
    onPronounce: fn(
      (_: readonly PronunciationWish[]): Promise<WordPronunciations[]> => Promise.reject(new Error('away')),
    ),
  },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(await inside.findByText(asking('failed'))).toBeVisible()
    await press(inside, asking('again'))
    await waitFor(() => expect(args.onPronounce).toHaveBeenCalledTimes(2))
    await expect(await inside.findByText(asking('failed'))).toBeVisible()
  },
}

/** A grammar that says nothing yet. */
export const Empty: Story = {
  args: { words: [] },
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText(message('none'))).toBeVisible())
  },
}
