import { ApiError, failed, type Loadable, limits, loading, mapReady, ready } from '@saywright/api/contract'
import { aWakeRating, aWakeWordModel } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { documentMessages } from '../../../parts/document/messages.js'
import { either } from '../../../testing/either.js'
import { wakeWordsMessages } from '../messages/index.js'
import { emptyTrail } from '../model/spotting/ScoreTrail.js'
import { withAnti, withChanged } from '../model/words/changeWords.js'
import { newWord } from '../model/words/EditedWord.js'
import { contentOf, type WordsContent } from '../model/words/WordsContent.js'
import { wordDifferenceMessages } from '../parts/difference/messages.js'
import { aWorkspace, type WorkspaceChanges } from '../testing/aWorkspace.js'
import { haldenModel, haldenRating, haldenSearch, haldenTrail } from '../testing/halden.js'
import { WakeWordsScreen } from './WakeWordsScreen.js'
import type { WorkspaceProps } from './Workspace.js'

const message = either(wakeWordsMessages)
const documentMessage = either(documentMessages)
const halden = contentOf(haldenModel)

type View = Omit<WorkspaceProps, 'state' | 'actions'>

/** The workspace with other groups, or begun otherwise. */
const workspaceWith = ({ state, actions, ...view }: WorkspaceChanges & View) => ({
  workspace: ready({ ...aWorkspace({ state, actions }), ...view }),
})

/** Of these words. */
const wordsOf = (content: WordsContent, view: View = {}) =>
  workspaceWith({ state: { document: { content } }, ...view })

/** Stores the edited words, as the route does. */
function Edited({ loadable }: { loadable: Loadable<WorkspaceProps> }) {
  const [content, setContent] = useState<WordsContent>()
  return (
    <WakeWordsScreen
      workspace={mapReady(loadable, (props) => {
        const { document, saving } = props.state
        const { actions } = props
        return {
          ...props,
          state: {
            ...props.state,
            document: { ...document, content: content ?? document.content },
            saving: content ? { ...saving, state: 'changed' } : saving,
          },
          actions: {
            ...actions,
            document: {
              ...actions.document,
              change: (next) => {
                setContent((now) => next(now ?? document.content))
                actions.document.change(next)
              },
            },
          },
        }
      })}
    />
  )
}

const meta = {
  title: 'Studio/Wake words/Workspace',
  component: WakeWordsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: workspaceWith({}),
  render: ({ workspace: loadable }) => <Edited loadable={loadable} />,
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof WakeWordsScreen>
export default meta
type Story = StoryObj<typeof meta>

const actionsOf = (workspace: Loadable<WorkspaceProps>) => {
  if (workspace.state !== 'ready') throw new Error('The workspace is not there')
  return workspace.value.actions
}
const words = (canvas: ReturnType<typeof within>, of: 'wake' | 'anti') =>
  canvas.queryAllByRole('list', { name: message(`lists.${of}`) }).flatMap((list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? ''),
  )

/** Listening to a microphone after a search: both errors of the threshold, and a better one. */
export const Ready: Story = {
  args: workspaceWith({
    state: {
      saving: { state: 'changed' },
      spotting: {
        listening: { status: 'listening', trail: haldenTrail, quality: 'good' },
        files: haldenSearch,
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'hello halden' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: message('rating.scoreOf', { score: 86 }) })).toBeVisible()
    await expect(canvas.getByText(message('scores.wokenOf', { woken: 18, said: 20 }))).toBeVisible()
    await expect(words(canvas, 'anti')).toHaveLength(4)
    const slider = canvas.getByRole('slider', { name: /^(Threshold|Seuil)$/ })
    await userEvent.click(canvas.getByRole('button', { name: /5.700$/ }))
    await expect(slider).toHaveAttribute('aria-valuenow', '5700')
    await expect(canvas.getByText(message('scores.wokenOf', { woken: 17, said: 20 }))).toBeVisible()
  },
}

/** Another word: its own rating, and its own pronunciation. */
export const OtherWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^dis halden/ }))
    await expect(canvas.getByRole('heading', { name: 'dis halden' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: message('word.pronas') })).toHaveValue('diss hall den')
    await expect(canvas.getByText(message('rating.nearWake', { word: 'hello halden' }))).toBeVisible()
  },
}

/** A new wake word: its spelling is written where it is shown, and Enter ends that. */
export const AddWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('lists.addWake') }))
    const field = await canvas.findByRole('textbox', { name: message('word.spelling.wake') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'ok halden{Enter}')
    await expect(canvas.getByRole('heading', { name: 'ok halden' })).toBeVisible()
    await expect(words(canvas, 'wake')).toHaveLength(3)
  },
}

/** A word that is there already is refused at its field, before it is saved. */
export const Duplicate: Story = {
  name: 'F-072 Duplicate',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('lists.addAnti') }))
    const field = await canvas.findByRole('textbox', { name: message('word.spelling.anti') })
    await userEvent.type(field, 'Hello Halden')
    await expect(canvas.getByText(message('word.fault.alreadyExists'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Enregistrer)$/ }))
    await expect(actionsOf(args.workspace).saving.save).not.toHaveBeenCalled()
  },
}

/** A removed word can be brought back. */
export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: message('lists.remove', { word: 'hello halden' }) }),
    )
    await expect(words(canvas, 'wake')).toHaveLength(1)
    const offer = actionsOf(args.workspace).document.offerUndo as ReturnType<typeof fn>
    await expect(offer).toHaveBeenCalledTimes(1)
    offer.mock.calls[0]?.[1]()
    await waitFor(() => expect(words(canvas, 'wake')).toHaveLength(2))
  },
}

/** A proposed anti wake word is added by a press, and proposed no more. */
export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chip = () =>
      canvas.queryByRole('button', { name: message('lists.addSuggested', { word: 'hold on' }) })
    await userEvent.click(chip() as HTMLElement)
    await expect(words(canvas, 'anti')).toHaveLength(5)
    await expect(chip()).toBeNull()
  },
}

/** The near word of a reason is added beside it. */
export const AddedFromReason: Story = {
  args: wordsOf({ ...halden, anti: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: message('rating.addLabel', { word: 'hello holder' }) }),
    )
    await expect(words(canvas, 'anti')[0]).toMatch(/^hello holder/)
    await expect(canvas.getByText(/(now an anti wake word|déjà un mot à ignorer)$/)).toBeVisible()
  },
}

/** Phonemes by the keyboard: arrows lead from sound to sound, a press puts one in at the caret. */
export const PhonemeKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: message('word.phonemes') })
    await userEvent.click(field)
    field.setSelectionRange(field.value.length, field.value.length)
    const grid = within(canvas.getByRole('grid', { name: message('word.keyboard') }))
    await expect(grid.getAllByRole('row')).toHaveLength(3)
    grid.getByRole('button', { name: message('word.key', { sound: 'i', example: 'see' }) }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('b')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('[h ə] [l oʊ] [h ɔ l] [d ə n][b]')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByText(/^(as in|comme dans) sit/)).toBeVisible()
    await userEvent.keyboard('{Enter>}')
    await waitFor(() => expect(actionsOf(args.workspace).speech.onSay).toHaveBeenCalledWith('/ɪ/'))
    await userEvent.keyboard('{/Enter}')
    await expect(field).toHaveValue('[h ə] [l oʊ] [h ɔ l] [d ə n][b]')
  },
}

/** Phonemes without brackets are refused at the field. */
export const PhonemesRefused: Story = {
  name: 'F-078 PhonemesRefused',
  args: wordsOf(withChanged(halden, { role: 'wake', index: 0 }, { phonemes: 'həloʊ' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('word.fault.saidInvalid'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: message('word.phonemes') })).toBeInvalid()
  },
}

/** One pronunciation of three: another choice keeps the text of the first until it is saved. */
export const OtherPronunciation: Story = {
  name: 'F-079 OtherPronunciation',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choose = (name: RegExp) => userEvent.click(canvas.getByRole('radio', { name }))
    await choose(message('word.pronas'))
    await expect(canvas.getByText(message('word.fault.saidRequired'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: message('word.pronas') }), 'hallo hall den')
    await choose(message('word.phonemes'))
    await expect(canvas.getByRole('textbox', { name: message('word.phonemes') })).toHaveValue(
      '[h ə] [l oʊ] [h ɔ l] [d ə n]',
    )
    await expect(canvas.getByText(message('word.phonemesHint'))).toBeVisible()
    await choose(message('word.dictionary'))
    await expect(canvas.getByText('[hə][ˈloʊ][ˈhɔl][dən]')).toBeVisible()
  },
}

/** The sounds of the language are not known: phonemes are typed. */
export const WithoutSounds: Story = {
  args: workspaceWith({ state: { speech: { sounds: [] } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('word.noSounds'))).toBeVisible()
  },
}

/** An anti wake word: why it is there. */
export const AntiWord: Story = {
  args: workspaceWith({ defaultChosen: { role: 'anti', index: 3 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: message('rating.anti.title') })).toBeVisible()
    await expect(canvas.getByText(message('rating.anti.command', { model: 'picking-en' }))).toBeVisible()
  },
}

/** A word that is short, repeats a syllable and cannot be told from another. */
export const Poor: Story = {
  args: workspaceWith({
    state: {
      document: { content: { ...halden, wake: [newWord('bobo')], anti: [] } },
      rating: {
        answer: aWakeRating({
          words: [
            {
              ...{ text: 'bobo', score: 22, phonemes: '[ˈboʊ][boʊ]', syllables: 2 },
              reasons: [
                { kind: 'length', is_good: false, points: 30, count: 2 },
                { kind: 'sounds', is_good: true, points: 0, count: 2 },
                { kind: 'repeated', is_good: false, points: 20 },
                { kind: 'near_word', is_good: false, points: 28, other: 'bowl', distance: 1.5 },
              ],
            },
          ],
        }),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const key of ['rating.lengthBad', 'rating.soundsGood', 'rating.repeatedBad'] as const)
      await expect(canvas.getByText(message(key))).toBeVisible()
  },
}

/** A word that cannot be pronounced has no rating, and says what to do. */
export const Unpronounceable: Story = {
  args: workspaceWith({
    state: {
      document: { content: { ...halden, wake: [newWord('Xq')], anti: [] } },
      rating: { answer: aWakeRating({ words: [], proposals: [], unknown: ['Xq'] }) },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('rating.unknownText'))).toBeVisible()
  },
}

/** A language without a list of frequent words: the words are not compared with any. */
export const WithoutFrequentWords: Story = {
  args: workspaceWith({
    state: { rating: { answer: { ...haldenRating, proposals: [], knows_frequent_words: false } } },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('rating.noFrequentWords'))).toBeVisible()
  },
}

/** While the words are rated anew, the last rating stays. */
export const Rating: Story = {
  args: workspaceWith({ state: { rating: { isAsking: true } } }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: message('rating.title') })
    await expect(card).toHaveAttribute('aria-busy', 'true')
    await expect(within(card).getByText('86')).toBeVisible()
  },
}

/** The first rating is on its way. */
export const FirstRating: Story = {
  args: workspaceWith({ state: { rating: { answer: undefined, isAsking: true } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('rating.asking'))).toBeInTheDocument()
  },
}

/** The voice service is away: the words can be edited, and rated later. */
export const RatingFailed: Story = {
  args: workspaceWith({ state: { rating: { answer: undefined, problem: 'down' } } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('scores.problem.down'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('rating.again') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.state.rating.onAskAgain).toHaveBeenCalled()
  },
}

/** The language is not delivered to the project. */
export const LanguageNotDelivered: Story = {
  args: workspaceWith({ state: { rating: { answer: undefined, problem: 'language' } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('scores.problem.language'))).toBeVisible()
  },
}

/** A language that borrows the sounds of another one. */
export const Borrowed: Story = {
  args: workspaceWith({
    state: {
      document: { model: aModelIn('spa-ES') },
      spotting: { listening: { status: 'listening', trail: haldenTrail, quality: 'borrowed' } },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/(borrows the sounds|emprunte les sons)/)).toBeVisible()
    await expect(canvas.getByText(message('language.quality'))).toBeVisible()
  },
}

/** A model without a word begins with the first. */
export const Empty: Story = {
  args: workspaceWith({
    state: {
      document: { content: { ...halden, wake: [], anti: [] } },
      rating: { answer: undefined },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('lists.noWake'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('scores.start') })).toBeDisabled()
    await userEvent.click(
      canvas.getAllByRole('button', { name: message('empty.button') }).at(-1) as HTMLElement,
    )
    await canvas.findByRole('textbox', { name: message('word.spelling.wake') })
  },
}

/** A list with all the words that a model can hold. */
export const Full: Story = {
  args: wordsOf({
    ...halden,
    anti: Array.from({ length: limits.wakeWordsPerModel }, (_, index) => newWord(`word ${index + 1}`)),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: message('lists.addAnti') })).toBeDisabled()
    await expect(canvas.getByText(message('lists.full', { count: limits.wakeWordsPerModel }))).toBeVisible()
  },
}

/** The model is loading. */
export const Loading: Story = {
  args: { workspace: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0)
  },
}

/** The model could not be read. */
export const Failed: Story = {
  args: { workspace: failed(new ApiError({ kind: 'server' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** Without a connection the words can be edited; nothing is rated, played or listened for. */
export const Offline: Story = {
  args: workspaceWith({ state: { rating: { answer: undefined }, speech: { isOffline: true } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('rating.offline'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('scores.start') })).toBeDisabled()
    await expect(
      canvas.getByRole('button', { name: message('word.play', { word: 'hello halden' }) }),
    ).toBeDisabled()
  },
}

/** The microphone is listened to; a press ends it. */
export const Listening: Story = {
  args: workspaceWith({
    state: { spotting: { listening: { status: 'listening', trail: haldenTrail, quality: 'good' } } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^0:30, /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('scores.stop') }))
    await expect(actionsOf(args.workspace).spotting.stopListening).toHaveBeenCalled()
  },
}

/** The browser asks whether the microphone may be used. */
export const MicrophoneAsked: Story = {
  args: workspaceWith({ state: { spotting: { listening: { status: 'asking', trail: emptyTrail } } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('scores.status.asking'))).toBeVisible()
  },
}

/** The microphone may not be used. */
export const MicrophoneDenied: Story = {
  args: workspaceWith({ state: { spotting: { listening: { status: 'blocked', problem: 'denied' } } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('scores.microphone.denied'))).toBeVisible()
  },
}

/** The voice service went away; what was drawn stays. */
export const ListeningFailed: Story = {
  args: workspaceWith({
    state: { spotting: { listening: { status: 'failed', trail: haldenTrail, problem: 'down' } } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(message('scores.problem.down'))
    await expect(canvas.getAllByText('hello halden').length).toBeGreaterThan(2)
  },
}

/** The recordings of the project, of which none was searched yet. */
export const Files: Story = {
  args: workspaceWith({ defaultSource: 'files' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('scores.search') }))
    await expect(actionsOf(args.workspace).spotting.startFiles).toHaveBeenCalled()
  },
}

/** One recording after the other is searched; it can be stopped. */
export const FilesSearched: Story = {
  args: workspaceWith({
    state: { spotting: { files: { ...haldenSearch, status: 'running', done: 4 } } },
    defaultSource: 'files',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
    await userEvent.click(canvas.getByRole('button', { name: message('scores.stopSearch') }))
    await expect(actionsOf(args.workspace).spotting.stopFiles).toHaveBeenCalled()
  },
}

/** All recordings were searched; two could not be read, and one that nobody transcribed does not count. */
export const FilesDone: Story = {
  args: workspaceWith({
    state: {
      spotting: {
        files: {
          ...haldenSearch,
          unread: ['cut.wav', 'empty.wav'],
          recordings: [
            ...haldenSearch.recordings,
            { id: 9, name: 'x.wav', milliseconds: 2000, holdsWord: undefined, scores: [] },
          ],
        },
      },
    },
    defaultSource: 'files',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('scores.searched', { count: 12 }))).toBeVisible()
    await expect(canvas.getByText(message('scores.unknown', { count: 1 }))).toBeVisible()
    await expect(canvas.getByText(/^cut.wav, empty.wav/)).toBeVisible()
  },
}

/** A search that failed. */
export const FilesFailed: Story = {
  args: workspaceWith({
    state: { spotting: { files: { ...haldenSearch, status: 'failed', problem: 'busy' } } },
    defaultSource: 'files',
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(message('scores.problem.busy'))
  },
}

/** Files are searched for the saved words: they are saved first. */
export const FilesUnsaved: Story = {
  args: workspaceWith({
    state: { saving: { state: 'changed' }, spotting: { recordings: [] } },
    defaultSource: 'files',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const note = canvas.getByText(message('scores.unsaved')).parentElement?.parentElement as HTMLElement
    await userEvent.click(within(note).getByRole('button'))
    await expect(actionsOf(args.workspace).saving.save).toHaveBeenCalled()
  },
}

/** The setting of the recognizer, written as a number. */
export const RecognizerSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('recognizer.open') }))
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: message('recognizer.title') }),
    )
    const field = dialog.getByRole('textbox', { name: message('recognizer.threshold') })
    const write = async (value: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, `${value}{Tab}`)
    }
    await write('10001')
    await expect(field).toBeInvalid()
    await write('6200')
    await userEvent.click(dialog.getByRole('button', { name: message('recognizer.apply') }))
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: /^(Threshold|Seuil)$/ })).toHaveAttribute(
        'aria-valuenow',
        '6200',
      ),
    )
  },
}

/** Ctrl S saves, wherever the focus is. */
export const SaveByKey: Story = {
  args: workspaceWith({ state: { saving: { state: 'changed' } } }),
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(actionsOf(args.workspace).saving.save).toHaveBeenCalledTimes(1)
  },
}

/** The draft of the last visit came back. */
export const DraftBack: Story = {
  args: workspaceWith({
    state: { document: { restored: 'same' }, saving: { state: 'changed' } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: documentMessage('discardThem') }))
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: documentMessage('discardTitle') }),
    )
    await userEvent.click(dialog.getByRole('button', { name: documentMessage('discard') }))
    await expect(actionsOf(args.workspace).document.discard).toHaveBeenCalled()
  },
}

/** Someone else saved meanwhile. */
export const Newer: Story = {
  args: workspaceWith({ state: { document: { isNewer: true }, saving: { state: 'changed' } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(documentMessage('newer'))).toBeVisible()
  },
}

/** Someone else deleted the model meanwhile. */
export const Gone: Story = {
  args: workspaceWith({ state: { document: { isGone: true }, saving: { state: 'changed' } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(documentMessage('gone'))).toBeVisible()
  },
}

/** The words could not be saved. */
export const SaveFailed: Story = {
  args: workspaceWith({ state: { saving: { state: 'failed' } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(documentMessage('failedText'))).toBeVisible()
  },
}

/** The draft was put aside for the version of someone else. */
export const PutAside: Story = {
  args: workspaceWith({ state: { document: { isPutAside: true } } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: documentMessage('bringBack') }))
    await expect(actionsOf(args.workspace).document.bringBack).toHaveBeenCalled()
  },
}

/** Two people edited at once: what differs, and whose version stays. */
export const Conflict: Story = {
  args: workspaceWith({
    state: {
      saving: {
        state: 'changed',
        conflict: {
          theirs: {
            ...{ revision: 4, updated_at: haldenModel.updated_at, by: 'LOVELACE Ada' },
            content: { ...withAnti(halden, 'hold on'), threshold: 6000 },
          },
          mine: halden,
        },
      },
    },
  }),
  play: async ({ args }) => {
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: documentMessage('conflict') }),
    )
    await expect(dialog.getByText('hold on')).toBeVisible()
    await expect(dialog.getByText(either(wordDifferenceMessages)('threshold'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: documentMessage('keepMine') }))
    await expect(actionsOf(args.workspace).saving.keepMine).toHaveBeenCalled()
  },
}

/** A long phrase and long words wrap, and push nothing out of sight. */
export const LongText: Story = {
  args: wordsOf({
    ...halden,
    wake: [
      newWord('a very long phrase that someone would have to say to a device to wake it in the morning'),
    ],
    anti: [newWord('anotherquitelongwordwithoutanyspacethatmustbebrokensomewhere')],
  }),
}

function aModelIn(language: string) {
  const { name, revision } = aWakeWordModel()
  return { name, revision, language }
}
