import type { PronunciationWish, WordPronunciations } from '@saywright/api/contract'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { type Analysis, analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { speechMessages } from '../../../../parts/speech/speechMessages.js'
import { either } from '../../../../testing/either.js'
import { soundAlikeMessages } from '../../messages/soundAlikeMessages.js'
import { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { SoundAlikeDialog } from './SoundAlikeDialog.js'

const message = either(soundAlikeMessages)
const asking = either(speechMessages)
const head = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'
const checked = (source: string) => analyze(head + source)

const sounds: Readonly<Record<string, string>> = {
  ...{ light: '[laɪt]', right: '[ɹaɪt]', two: '[tuː]', to: '[tuː]', row: '[ɹoʊ]', lamp: '[læmp]', a: '[ə]' },
  ...{ fifteen: '[fɪf][ˈtiːn]', fifty: '[ˈfɪf][tiː]', stop: '[stɑp]', 'hall den': '[hɔl][dɛn]' },
  ...{ holden: '[hɔl][dɛn]' },
}
const soundOf = (word: string) =>
  sounds[word] ??
  (/^row\d+$/.test(word)
    ? `[${[...word.slice(3)].map((digit) => 'bdkmnpstvz'[Number(digit)]).join('ɪ')}]`
    : undefined)
const describeWords = async (wishes: readonly PronunciationWish[]): Promise<WordPronunciations[]> =>
  wishes.map(({ word, pronas }) => {
    const phonemes = soundOf(pronas ?? word)
    const pronunciations = phonemes ? [{ phonemes, source: 'dictionary' as const, recognized: true }] : []
    return { word, pronunciations }
  })

const meta = {
  title: 'Studio/Voice commands/Sound alike',
  component: SoundAlikeDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    worker: new GrammarWorker(),
    grammar: checked(
      `!pronounce halden PRONAS "hall den";
<main>: !tag(LIGHT, light) two | !tag(RIGHT, right) to | !tag(ROW, row) <row> | !tag(LAMP, lamp [a]) | !tag(STOP, stop)
      | halden | holden;
<row>: fifteen {@ = "15";} | fifty {@ = "50";};
`,
    ),
    isEarlier: false,
    slots: {},
    lang: 'en-US',
    isOffline: false,
    onPronounce: fn(describeWords),
    onSay: fn(async (_text: string): Promise<Blob> => aWavFile('sentence.wav', aVoice(0.2))),
    onGoTo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SoundAlikeDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The first occurrence of a word. */
const rangeOf = (grammar: Analysis | undefined, word: string): [number, number] => {
  const from = grammar?.source.indexOf(word) ?? -1
  return [from, from + word.length]
}

const dialog = async () => {
  const found = await within(document.body).findByRole('dialog')
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
  return within(found)
}
const shows = (inside: Awaited<ReturnType<typeof dialog>>, text: RegExp) =>
  waitFor(() => expect(inside.getByText(text)).toBeVisible())
const press = async (inside: Awaited<ReturnType<typeof dialog>>, name: RegExp) =>
  userEvent.click(await inside.findByRole('button', { name }))

/** Homophones first; the words that differ are marked with their sounds, and each pair states its consequence. */
export const Ready: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    const list = await inside.findByRole('list', { name: message('list') })
    const [homophones, turned, rows] = within(list).getAllByRole('listitem')
    await expect(homophones).toHaveTextContent('halden')
    await waitFor(() => expect(within(homophones!).getByText(message('same'))).toBeVisible())
    await expect(within(homophones!).getByText(message('confusion.words'))).toBeVisible()
    const intents = { first: 'LIGHT', second: 'RIGHT' }
    await expect(within(turned!).getByText(message('confusion.intent', intents))).toBeVisible()
    await expect(within(rows!).getByText(message('confusion.value'))).toBeVisible()
    await expect([...rows!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'fifteen',
      'fifty',
    ])
    await expect(within(rows!).getByText('[fɪf][ˈtiːn]')).toBeVisible()
    const status = message('compared', { count: 9 }).source.slice(1, -1)
    await expect(inside.getByRole('status')).toHaveTextContent(new RegExp(status))
    await press(inside, message('hear', { first: 'row fifteen', second: 'row fifty' }))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledTimes(2))
    await expect(args.onSay).toHaveBeenNthCalledWith(1, 'row fifteen')
    await expect(args.onSay).toHaveBeenNthCalledWith(2, 'row fifty')
    await press(inside, message('hear', { first: 'halden', second: 'holden' }))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledWith('hall den'))
    const place = message('place', { line: 7, rule: '<row>' })
    await userEvent.click(within(rows!).getByRole('button', { name: place }))
    await expect(args.onGoTo).toHaveBeenCalledWith(...rangeOf(args.grammar, 'fifteen'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

const longWords = Array.from({ length: 2500 }, (_, at) => `word${at}`)

/**
 * A worker that times out at once, as one does after 10 s on a slow machine: the dialog says so, and claims nothing else.
 */
export const TooLong: Story = {
  args: {
    worker: new GrammarWorker(undefined, 0),
    grammar: checked(`<main>: ${longWords.join(' | ')};\n`),
  },
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByText(message('tooLong'))).toBeVisible()
    await expect(inside.queryByText(message('noSentence'))).not.toBeInTheDocument()
  },
}

/** The values of a slot are compared with each other, and what means the same comes last. */
export const SlotValues: Story = {
  args: {
    grammar: checked('!slot <row>;\n<main>: !tag(LIGHT, [a] light) | !tag(ROW, row <row>);\n'),
    slots: { row: ['fifteen', 'fifty'] },
  },
  play: async () => {
    const inside = await dialog()
    const list = await inside.findByRole('list', { name: message('list') })
    const [values, same] = within(list).getAllByRole('listitem')
    await waitFor(() => expect(within(values!).getByText(message('confusion.value'))).toBeVisible())
    const place = message('placeOfSlot', { line: 5, slot: '<row>' })
    await expect(within(values!).getByRole('button', { name: place })).toBeVisible()
    await expect(within(same!).getByText(message('confusion.none'))).toBeVisible()
  },
}

/** While the words are requested, the dialog says how many it knows. */
export const Loading: Story = {
  args: { onPronounce: fn((_: readonly PronunciationWish[]) => new Promise<WordPronunciations[]>(() => {})) },
  play: async () => {
    const inside = await dialog()
    const bar = await inside.findByRole('progressbar', { name: message('asking', { done: 0, total: 12 }) })
    await waitFor(() => expect(bar).toBeVisible())
    await expect(inside.queryByRole('list')).not.toBeInTheDocument()
  },
}

/** The voice service is unreachable: there is a retry. */
export const Failed: Story = {
  args: {
    onPronounce: fn(
      (_: readonly PronunciationWish[]): Promise<WordPronunciations[]> => Promise.reject(new Error('away')),
    ),
  },
  play: async ({ args }) => {
    const inside = await dialog()
    await shows(inside, asking('failed'))
    await expect(inside.queryByRole('progressbar')).not.toBeInTheDocument()
    await press(inside, asking('again'))
    await waitFor(() => expect(args.onPronounce).toHaveBeenCalledTimes(2))
    await shows(inside, asking('failed'))
  },
}

/** No two sentences are near each other. */
export const Empty: Story = {
  args: { grammar: checked('<main>: light | stop | row fifteen;\n') },
  play: async () => {
    const inside = await dialog()
    await shows(inside, message('none'))
    await expect(inside.queryByRole('listitem')).not.toBeInTheDocument()
  },
}

/** A grammar without sentences has nothing to compare, and nothing is requested. */
export const NoSentence: Story = {
  args: { grammar: undefined },
  play: async ({ args }) => {
    const inside = await dialog()
    await shows(inside, message('noSentence'))
    await expect(args.onPronounce).not.toHaveBeenCalled()
  },
}

const many = Array.from({ length: 1020 }, (_, index) => `row${1000 + index}`)

/** More words than are requested, and more pairs than are shown: the dialog says what it compared. */
export const TooMany: Story = {
  args: { grammar: checked(`<main>: ${many.join(' | ')};\n`) },
  play: async ({ args }) => {
    const inside = await dialog()
    const first = message('comparedFirst', { count: 1000 }).source.slice(1, -1)
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent(new RegExp(first)))
    await expect(args.onPronounce).toHaveBeenCalledTimes(40)
    await expect(inside.getAllByRole('listitem')).toHaveLength(25)
    await press(inside, message('more', { count: 25 }))
    await expect(inside.getAllByRole('listitem')).toHaveLength(50)
  },
}

/** A word without a pronunciation: its sentences are left out, and it is named. */
export const UnknownWord: Story = {
  args: { grammar: checked('<main>: light two | right to | stop xqz;\n') },
  play: async () => {
    const inside = await dialog()
    await shows(inside, message('unknown', { count: 1, words: 'xqz' }))
    await expect(inside.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** Without a connection nothing is requested, and the dialog says when it will be. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args }) => {
    const inside = await dialog()
    await shows(inside, message('offline'))
    await expect(args.onPronounce).not.toHaveBeenCalled()
  },
}

/** A grammar that got an error: its last version without one is compared. */
export const EarlierGrammar: Story = {
  args: { isEarlier: true },
  play: async () => {
    const inside = await dialog()
    await shows(inside, message('earlier'))
    await expect((await inside.findAllByRole('listitem')).length).toBeGreaterThan(0)
  },
}
