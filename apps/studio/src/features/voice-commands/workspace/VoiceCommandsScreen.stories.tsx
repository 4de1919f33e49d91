import {
  ApiError,
  failed,
  type Loadable,
  loading,
  mapReady,
  type PronunciationWish,
  ready,
  type WordPronunciations,
} from '@saywright/api/contract'
import { aGenerationResult, aVoiceCommandModel } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { GrammarLibrary } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { helperMessages } from '../messages/helperMessages.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { pronounceMessages } from '../messages/pronounceMessages.js'
import { soundAlikeMessages } from '../messages/soundAlikeMessages.js'
import type { QuickTest } from '../model/quick-test/quickTest.js'
import { conflictMessages } from '../panes/conflict/messages.js'
import { generateMessages } from '../panes/generate/messages.js'
import { pathMark } from '../panes/grammar/editorMarks.css.js'
import { recognizerMessages } from '../panes/recognizer/messages.js'
import { shareMessages } from '../panes/share/messages.js'
import { suiteMessages } from '../panes/suite/messages.js'
import { meaningMessages } from '../panes/try/meaning/meaningMessages.js'
import { panelMessages } from '../parts/panel/messages.js'
import { keepMessages } from '../parts/suite/messages.js'
import { aWorkspace, type WorkspaceChanges } from '../testing/aWorkspace.js'
import { pickingGrammar, pickingHeard, pickingSlots } from '../testing/picking.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'
import type { WorkspaceProps } from './Workspace.js'

const message = either(voiceCommandsMessages)
const meaning = either(meaningMessages)
const panelMessage = either(panelMessages)
const keepMessage = either(keepMessages)
const suiteMessage = either(suiteMessages)
const pronounceMessage = either(pronounceMessages)
const generateMessage = either(generateMessages)

type View = Omit<WorkspaceProps, 'state' | 'actions'>

/** The workspace with other groups, or begun otherwise. */
const workspaceWith = ({ state, actions, ...view }: WorkspaceChanges & View) => ({
  workspace: ready({ ...aWorkspace({ state, actions }), isProblemsOpen: true, ...view }),
})

/** Stores the typed text, as the route does. */
function Written({ loadable }: { loadable: Loadable<WorkspaceProps> }) {
  const [grammar, setGrammar] = useState<string>()
  return (
    <VoiceCommandsScreen
      workspace={mapReady(loadable, (props) => {
        const { document } = props.state
        const { write } = props.actions.document
        return {
          ...props,
          state: { ...props.state, document: { ...document, grammar: grammar ?? document.grammar } },
          actions: {
            ...props.actions,
            document: {
              ...props.actions.document,
              write: (text) => {
                setGrammar(text)
                write(text)
              },
            },
          },
        }
      })}
    />
  )
}

const meta = {
  title: 'Studio/Voice commands/Workspace',
  component: VoiceCommandsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: workspaceWith({}),
  render: ({ workspace: loadable }) => <Written loadable={loadable} />,
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VoiceCommandsScreen>
export default meta
type Story = StoryObj<typeof meta>

const sentenceField = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('textbox', { name: message('try.field') })
const editor = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('textbox', { name: message('editor.title') })

/** A sentence that the grammar accepts: its way through the rules, and the values it gives. */
export const Ready: Story = {
  args: workspaceWith({ defaultSentence: 'pick two from aisle seven' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
    await expect(canvas.getByText(/98.372/)).toBeVisible()
    await expect(canvas.getByText(/<restart>/, { selector: 'section span' })).toBeVisible()
    await expect(canvas.getAllByText('PICK').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: message('try.graph') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.navigation.openTab).toHaveBeenCalledWith('graph')
  },
}

/** A sentence that the grammar can read in two ways: arrows lead from one to the other, and on to the first again. */
export const SeveralWays: Story = {
  args: workspaceWith({
    state: { document: { grammar: pickingGrammar.replace('<idle> )', '<idle> | !tag(NEXT, next one) )') } },
    defaultSentence: 'next one',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    const way = (number: number) => canvas.findByText(message('try.way', { way: number, count: 2 }))
    const following = await canvas.findByRole('button', { name: message('try.wayAfter') })
    const value = (name: string) => {
      const title = canvas.getByRole('heading', { name: meaning('title') })
      return within(title.parentElement as HTMLElement).getByText(name)
    }
    await expect(await way(1)).toBeVisible()
    await expect(value('CONFIRM')).toBeVisible()
    await userEvent.click(following)
    await expect(await way(2)).toBeVisible()
    await expect(value('NEXT')).toBeVisible()
    await userEvent.click(following)
    await expect(await way(1)).toBeVisible()
    await expect(value('CONFIRM')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('try.wayBefore') }))
    await expect(await way(2)).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('try.wayBefore') })).toHaveFocus()
  },
}

/** A tried sentence is saved as a test: its meaning, or its refusal; the suite beside the problems has it. */
export const KeptInSuite: Story = {
  args: workspaceWith({
    state: { document: { suite: [{ sentence: 'confirmed', expect: 'accept' }] } },
    defaultSentence: 'pick two from aisle seven',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: keepMessage('keep') }))
    const kept = () =>
      args.workspace.state === 'ready' ? args.workspace.value.actions.document.writeSuite : undefined
    const aisle = { name: 'aisle', value: 'seven', entities: [] }
    const quantity = { name: 'quantity', value: '2', entities: [] }
    const confirmed = { sentence: 'confirmed', expect: 'accept' }
    const meant = { sentence: 'pick two from aisle seven', expect: 'accept', intent: 'PICK' }
    await expect(kept()).toHaveBeenLastCalledWith([confirmed, { ...meant, entities: [quantity, aisle] }])
    await userEvent.clear(sentenceField(canvas))
    await userEvent.type(sentenceField(canvas), 'sing')
    await userEvent.click(await canvas.findByRole('button', { name: keepMessage('keepRefused') }))
    await expect(kept()).toHaveBeenLastCalledWith([confirmed, { sentence: 'sing', expect: 'refuse' }])
    await userEvent.clear(sentenceField(canvas))
    await userEvent.type(sentenceField(canvas), 'confirmed')
    await expect(await canvas.findByText(keepMessage('isKept'))).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Suite/ }))
    await expect(canvas.getByRole('list', { name: suiteMessage('list') })).toHaveTextContent('confirmed')
  },
}

/** A sentence that was tried is remembered once another one is: with its verdict, and a press tries it again. */
export const SentenceHistory: Story = {
  args: workspaceWith({
    actions: { navigation: { openNewTest: fn() } },
    defaultSentence: 'confirmed please',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    const again = () =>
      canvas.queryByRole('button', { name: message('tried.noMatch', { sentence: 'confirmed please' }) })
    await new Promise((resolve) => setTimeout(resolve, 1600))
    await expect(again()).toBeNull()
    await userEvent.clear(sentenceField(canvas))
    await userEvent.type(sentenceField(canvas), 'next one')
    await userEvent.click(
      await canvas.findByRole('button', { name: message('tried.noMatch', { sentence: 'confirmed please' }) }),
    )
    await expect(sentenceField(canvas)).toHaveValue('confirmed please')
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.navigation.openNewTest).not.toHaveBeenCalled()
  },
}

/** Changes can be undone and redone, and the grammar be searched, without knowing a key. */
export const UndoAndFind: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await editor(canvas)
    const press = (key: 'editor.undo' | 'editor.redo' | 'editor.find') =>
      userEvent.click(canvas.getByRole('button', { name: message(key) }))
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{Home}{/Control}// mine')
    await waitFor(() => expect(text).toHaveTextContent('// mine'))
    await press('editor.undo')
    await waitFor(() => expect(text).not.toHaveTextContent('// mine'))
    await press('editor.redo')
    await waitFor(() => expect(text).toHaveTextContent('// mine'))
    await press('editor.find')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

/** The settings of the recognizer are reached from the bar. */
export const RecognizerSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: either(recognizerMessages)('open') }))
    await within(document.body).findByRole('dialog', { name: either(recognizerMessages)('title') })
  },
}

/** The pronunciation of a word is written into the grammar, from the menu of the editor. */
export const Pronunciations: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await userEvent.click(canvas.getByRole('button', { name: message('editor.more') }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('menuitem', { name: pronounceMessage('open') }))
    const dialog = within(await body.findByRole('dialog', { name: pronounceMessage('title') }))
    await userEvent.click(
      await dialog.findByRole('button', { name: pronounceMessage('change', { word: 'aisle' }) }),
    )
    const field = dialog.getByRole('textbox', { name: pronounceMessage('field', { word: 'aisle' }) })
    await userEvent.type(field, 'eye l{Enter}')
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.write).toHaveBeenCalledWith(
        expect.stringContaining('\n!pronounce aisle PRONAS "eye l";'),
      )
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
  },
}

/** Programs that use the model are reached from the bar. */
export const ShareCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: either(shareMessages)('open') }))
    await within(document.body).findByRole('dialog', { name: either(shareMessages)('title') })
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
  },
}

/** The language on one page, by the button or by F1 in the editor. */
export const SyntaxSheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await editor(canvas)
    const sheet = () => within(document.body).findByRole('dialog', { name: message('help.title') })
    await userEvent.click(canvas.getByRole('button', { name: message('help.button') }))
    await userEvent.click(
      within(await sheet())
        .getAllByRole('button', { name: message('help.close') })
        .at(-1) as HTMLElement,
    )
    await userEvent.click(text)
    await userEvent.keyboard('{F1}')
    await waitFor(async () =>
      expect(within(await sheet()).getByText('[please]', { exact: false })).toBeVisible(),
    )
  },
}

/** Help for a rule, beside the cursor; for a directive, during its completion. */
export const HelpWhereOneWrites: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await editor(canvas))
    await userEvent.keyboard(
      '{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{Control>}i{/Control}',
    )
    await expect(await canvas.findByText(message('help.ruleAt', { line: 10 }))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.queryByText(message('help.ruleAt', { line: 10 }))).not.toBeInTheDocument(),
    )
    await userEvent.keyboard('{Control>}{End}{/Control}<again>: !rep')
    const option = await canvas.findByRole('option', { name: /!repeat/ })
    await expect(option).toHaveTextContent(/(Repetition|Répétition)/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument())
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

/** A model that was just made: a small grammar without a problem, and nothing tried yet. */
export const Empty: Story = {
  args: workspaceWith({
    state: { document: { model: aVoiceCommandModel({ name: 'returns-en' }) } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(canvas.getByText(message('problems.none'))).toBeVisible()
  },
}

/** A sentence with a wrong word: what could come instead, the nearest sentence, and the change that would accept it. */
export const NoMatch: Story = {
  args: workspaceWith({ defaultSentence: 'pick two off aisle seven' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(await canvas.findByText(message('try.noMatch'))).toBeVisible()
    await expect(canvas.getByText(message('try.follow', { count: 2, total: 5 }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('try.chip', { word: 'from' }) })).toBeVisible()
    await expect(canvas.getByText(message('try.away', { count: 1 }))).toBeVisible()
    await canvas.findByRole('button', { name: message('try.change', { line: 12 }) })
    const changes = [...canvasElement.querySelectorAll('del, ins')].map(({ textContent }) => textContent)
    await expect(changes).toEqual(['off', 'from', ' | off'])
  },
}

/** A sentence that has nothing in common with the grammar: no change is offered for it. */
export const NothingToAccept: Story = {
  args: workspaceWith({ defaultSentence: 'zzz' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(message('try.noMatch'))
    await expect(canvas.queryByText(message('try.accept'))).not.toBeInTheDocument()
  },
}

/** Alt+A changes the grammar as the button does, once there is a change that accepts the sentence; not before. */
export const AcceptByKey: Story = {
  args: workspaceWith({ defaultSentence: 'pick two off aisle seven' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await userEvent.keyboard('{Alt>}a{/Alt}')
    await canvas.findByRole('button', { name: message('try.change', { line: 12 }) })
    await userEvent.keyboard('{Alt>}a{/Alt}')
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.write).toHaveBeenCalledOnce()
  },
}

/** A proposed word replaces the wrong one; or the grammar is changed, by one press, to accept it. */
export const AcceptSentence: Story = {
  args: workspaceWith({ defaultSentence: 'pick two off aisle seven' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await canvas.findByText(message('try.noMatch'))
    await userEvent.click(canvas.getByRole('button', { name: message('try.chip', { word: 'from' }) }))
    await expect(sentenceField(canvas)).toHaveValue('pick two from aisle seven')
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
    await userEvent.clear(sentenceField(canvas))
    await userEvent.type(sentenceField(canvas), 'pick two off aisle seven')
    await userEvent.click(await canvas.findByRole('button', { name: message('try.change', { line: 12 }) }))
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.write).toHaveBeenCalledWith(
        expect.stringContaining('from | off'),
      )
  },
}

/** An error in the grammar: underlined, listed, fixed with one press; sentences are tried with the last correct one. */
export const GrammarErrors: Story = {
  args: workspaceWith({
    state: {
      document: { grammar: pickingGrammar.replace('wake up );', 'wake up );\n<lost>: <nowhere>;') },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(canvas.getByRole('button', { name: message('editor.format') })).toBeDisabled()
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toBeInTheDocument())
    const panel = within(canvas.getByRole('region', { name: message('problems.title') }))
    await userEvent.click(panel.getByRole('button', { name: /(Create rule|Créer la règle) <nowhere>/ }))
    await waitFor(() => expect(panel.getByText(message('problems.errors', { count: 0 }))).toBeVisible())
  },
}

const numbers = new GrammarLibrary([
  {
    name: 'My numbers',
    source: '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<digit>: one | two | three;\n',
  },
])
const importing = (rule: string) =>
  `#BNF+EM V2.1;\n!grammar lift;\n!start <main>;\n!import <${rule}>;\n\n<main>: floor <${rule}>;\n`

/** A rule comes from another model: it is counted and tried as one of its own, and F12 opens that model. */
export const Imports: Story = {
  args: workspaceWith({
    state: { document: { grammar: importing('My_numbers.digit'), library: numbers } },
    defaultSentence: 'floor two',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = await editor(canvas)
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{End}{ArrowLeft}{ArrowLeft}{F12}')
    if (args.workspace.state === 'ready')
      await waitFor(() =>
        expect(args.workspace).toHaveProperty('value.actions.navigation.openModel.mock.lastCall', [
          'My numbers',
          'digit',
        ]),
      )
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}!import <')
    const body = within(document.body)
    await userEvent.click(await body.findByRole('option', { name: /^<My_numbers\.(?!digit)/ }))
    await expect(await body.findByRole('option', { name: /^<My_numbers\.digit>/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A model is imported that is not there: the problem says so, and the nearest name repairs it. */
export const ImportNotFound: Story = {
  args: workspaceWith({
    state: { document: { grammar: importing('My_number.digit'), library: numbers } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(await canvas.findByText(/My_number[^s.]/, { selector: 'section span' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /<My_numbers\.digit>/ }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.write).toHaveBeenCalledWith(
        importing('My_numbers.digit'),
      )
  },
}

/** The model that is imported has errors: the problem is a way to it. */
export const ImportedModelBroken: Story = {
  args: workspaceWith({
    state: {
      document: {
        grammar: importing('Broken.digit'),
        library: new GrammarLibrary([
          { name: 'Broken', source: '#BNF+EM V2.1;\n!grammar b;\n!export <digit>;\n<digit>: (one;\n' },
        ]),
      },
      navigation: { modelHrefOf: (name) => `/7/voice-commands/${name}` },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    const problems = within(await canvas.findByRole('region', { name: message('problems.title') }))
    await expect(await problems.findByRole('link', { name: /Broken/ })).toHaveAttribute(
      'href',
      '/7/voice-commands/Broken',
    )
  },
}

const returning =
  '#BNF+EM V2.1;\n!grammar returns;\n!start <main>;\n!slot <item>;\n<main>: take <item> back;\n'

/** A slot that every sentence needs has no values: problems and the sentence that is tried say so, and lead to the values. */
export const SlotWithoutValues: Story = {
  args: workspaceWith({
    state: {
      document: { grammar: returning, slots: [] },
      navigation: { hrefOf: (tab) => `/7/voice-commands/11/${tab}` },
    },
    defaultSentence: 'take lamp back',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    const problems = within(await canvas.findByRole('region', { name: message('problems.title') }))
    await expect(await problems.findByText(message('problems.noValues', { slot: '<item>' }))).toBeVisible()
    await expect(problems.queryByText(message('problems.none'))).toBeNull()
    const [first] = problems.getAllByRole('link', { name: message('problems.addValues') })
    await expect(first).toHaveAttribute('href', '/7/voice-commands/11/slots')
    await expect(
      await canvas.findByText(message('try.neededAfter', { slot: '<item>', word: 'take' })),
    ).toBeVisible()
    await expect(canvas.queryByText(message('try.expected'))).toBeNull()
  },
}

/** The save would leave others with errors: they are named, and the save waits. */
export const SaveWouldBreak: Story = {
  args: workspaceWith({ state: { saving: { state: 'changed', breaking: 'lift-en, tower-en' } } }),
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('lift-en, tower-en')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Save all|Enregistrer quand)/ }))
    if (args.workspace.state === 'ready')
      await waitFor(() =>
        expect(args.workspace).toHaveProperty('value.actions.saving.saveAnyway.mock.calls.length', 1),
      )
  },
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`)

/** A language that borrows its sounds takes small grammars only: exceeded limits are shown during typing, in figures. */
export const TooMuchForBorrowedSounds: Story = {
  args: workspaceWith({
    state: {
      document: {
        model: aVoiceCommandModel({ name: 'picking-en', language: 'spa-ES' }),
        grammar: `#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: ${numbered(60).join(' | ')};\n`,
      },
    },
    defaultMode: 'file',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const problems = within(await canvas.findByRole('region', { name: message('problems.title') }))
    await expect(await problems.findByText(/50.+60/)).toBeVisible()
    await expect(problems.getByText(message('problems.warnings', { count: 1 }))).toBeVisible()
    await expect(problems.queryByText(/200/)).toBeNull()
    // Said where a recording would be sent, too.
    await expect(canvas.getAllByText(/50.+60/)).toHaveLength(2)
  },
}

/** A grammar with more problems than anyone repairs at once. */
export const Crowded: Story = {
  args: workspaceWith({
    state: {
      document: {
        model: aVoiceCommandModel({ name: 'Commandes vocales pour la préparation '.repeat(3).slice(0, 100) }),
        grammar: `${pickingGrammar}${Array.from({ length: 60 }, (_, index) => `<spare_${index}>: word_${index} | word_${index} <lost_${index}>;`).join('\n')}\n`,
      },
    },
    defaultSentence:
      'please pick a dozen from aisle forty eight and then report the damaged pallet at dock north',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editor(canvas)
    await expect(canvas.getByText(/^(And \d+ more|Et \d+ autres)$/)).toBeInTheDocument()
  },
}

/** Typing leaves changes that are not saved; Ctrl S saves them. */
export const UnsavedChanges: Story = {
  args: workspaceWith({ state: { saving: { state: 'changed' } } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await editor(canvas))
    await expect(canvas.getByText(message('save.state.changed'))).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.saving.save).toHaveBeenCalledOnce()
  },
}

/** A phone in French: each button of the editor keeps its words on one line, and the editor begins right under them. No key is named. */
export const PhoneInFrench: Story = {
  globals: { locale: 'fr-FR', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await editor(canvas)
    const buttons = ['editor.format', 'editor.find', 'help.button'] as const
    const boxes = buttons.map((key) => {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText(message(key)))
      return words
    })
    for (const words of boxes) await expect(words.getClientRects()).toHaveLength(1)
    await expect(new Set(boxes.map((words) => words.getBoundingClientRect().top)).size).toBe(1)
    const bar = canvas.getByText(message('editor.format')).closest('div')?.parentElement
    const under = field.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0)
    await expect(under).toBeLessThan(10)
    await expect(canvas.getByText(message('save.shortcut'))).not.toBeVisible()
  },
}

/** On a phone the line that would accept a sentence is wrapped, with what changes in sight and marked. */
export const AcceptOnPhone: Story = {
  args: workspaceWith({ defaultSentence: 'pick two off aisle seven' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: message('try.change', { line: 12 }) })
    const change = [...canvasElement.querySelectorAll('ins')].find(
      ({ textContent }) => textContent === ' | off',
    )
    const line = change?.closest('p')
    if (!change || !line) throw new Error('The change is not there')
    await expect(line).toHaveTextContent(/^<pick>: .*<aisle>;$/)
    change.scrollIntoView({ block: 'center' })
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(new Set([...rectsOf(line)].map(({ top }) => Math.round(top))).size).toBeGreaterThan(1)
    for (const { left, top, width, height } of change.getClientRects())
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(change)
    await expect(getComputedStyle(change).backgroundColor).not.toBe(getComputedStyle(line).backgroundColor)
  },
}

const rectsOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()
}

/** The grammar is being saved; typing can continue. */
export const Saving: Story = {
  args: workspaceWith({ state: { saving: { state: 'saving' } } }),
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: message('save.saving') })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(await editor(within(canvasElement))).toHaveAttribute('contenteditable', 'true')
  },
}

/** The server cannot be reached: the text is stored here, and the button saves again. */
export const NotSaved: Story = {
  args: workspaceWith({ state: { saving: { state: 'failed' } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(message('save.failedText'))
    await expect(canvas.getByRole('button', { name: message('save.button') })).toBeEnabled()
  },
}

/** The studio was closed, or the power went out, before the grammar was saved. */
export const DraftRestored: Story = {
  args: workspaceWith({
    state: { saving: { state: 'changed' }, document: { restored: 'same' } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('draft.discard') }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: either(conflictMessages)('discard') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.discard).toHaveBeenCalledOnce()
  },
}

/** The draft that came back was written on a revision that someone replaced since. */
export const OlderDraftRestored: Story = {
  args: workspaceWith({
    state: { saving: { state: 'changed' }, document: { restored: 'older', isNewer: true } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(message('draft.older'))).toBeVisible()
  },
}

/** Someone else deleted the model during editing: a save would recreate it. */
export const DeletedElsewhere: Story = {
  args: workspaceWith({
    state: { saving: { state: 'changed' }, document: { isGone: true } },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('draft.gone'))).toBeVisible()
  },
}

/** Someone else saved the model while this person was writing. */
export const SavedElsewhere: Story = {
  args: workspaceWith({
    state: { saving: { state: 'changed' }, document: { isNewer: true } },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('draft.newer'))).toBeVisible()
  },
}

/** Both saved: the one who saves last sees both texts; the dialog comes when it is needed. */
export const ConflictDialog: Story = {
  args: workspaceWith({
    state: {
      saving: {
        state: 'changed',
        conflict: {
          theirs: {
            revision: 15,
            grammar: pickingGrammar.replace('halden', 'hallden'),
            slots: pickingSlots,
            suite: [],
            updated_at: '2026-11-20T16:00:00.000Z',
            by: 'LAURENT Inès',
          },
          mine: { text: pickingGrammar, slots: pickingSlots, suite: [] },
          base: undefined,
        },
      },
    },
  }),
  play: async ({ args }) => {
    const found = await within(document.body).findByRole('alertdialog')
    const dialog = within(found)
    await waitFor(() => expect(dialog.getByText(/15/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: message('conflict.keepMine') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.saving.keepMine).toHaveBeenCalledOnce()
  },
}

/** A question before the saved version replaces the draft. */
export const DiscardDialog: Story = {
  args: workspaceWith({ state: { saving: { state: 'changed' } } }),
  play: async ({ canvasElement, args }) => {
    const open = async () => {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: either(conflictMessages)('discard') }),
      )
      return within(await within(document.body).findByRole('alertdialog'))
    }
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: either(conflictMessages)('discard') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.discard).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await open()
  },
}

/** A draft that was replaced by the saved version can be restored. */
export const PutAside: Story = {
  args: workspaceWith({ state: { document: { isPutAside: true } } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: either(conflictMessages)('bringBack') }))
    if (args.workspace.state === 'ready')
      await expect(args.workspace.value.actions.document.bringBack).toHaveBeenCalledOnce()
  },
}

/** Sentences that can be said; one of them goes to the field. */
export const SampleDialog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('sample.button') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const [first] = dialog.getAllByRole('listitem')
    const sentence = first?.textContent ?? ''
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(sentenceField(canvas)).toHaveValue(sentence)
    await expect(await canvas.findByText(message('try.match'))).toBeVisible()
  },
}

/** Which sentences sound alike is beside the sample; here no pronunciation is known. */
export const SoundAlike: Story = {
  play: async ({ canvasElement }) => {
    const alike = either(soundAlikeMessages)
    await userEvent.click(within(canvasElement).getByRole('button', { name: alike('open') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: alike('title') }))
    await waitFor(() => expect(dialog.getByText(alike('none'))).toBeVisible())
  },
}

/** The letters of words as their sounds, and two docks that sound alike. */
const spell = async (wishes: readonly PronunciationWish[]): Promise<WordPronunciations[]> =>
  wishes.map(({ word }) => {
    const phonemes = word === 'south' ? 'morth' : word
    return { word, pronunciations: [{ phonemes, source: 'dictionary', recognized: true }] }
  })

/** A press on the place of a pair leads there: the slot is selected in the text, which has the focus. */
export const SoundAlikePlace: Story = {
  args: workspaceWith({ actions: { speech: { onPronounce: spell } } }),
  play: async ({ canvasElement }) => {
    const alike = either(soundAlikeMessages)
    await userEvent.click(within(canvasElement).getByRole('button', { name: alike('open') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: alike('title') }))
    const docks = (await dialog.findAllByRole('listitem')).find((item) => item.textContent?.includes('north'))
    await userEvent.click(
      within(docks!).getByRole('button', { name: alike('placeOfSlot', { line: 14, slot: '<dock>' }) }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('.cm-editor')).toBeTruthy())
    await expect(document.getSelection()?.toString()).toBe('<dock>')
  },
}

const brokenGrammar = pickingGrammar.replace('wake up );', 'wake up )')

/** A grammar with errors from the start has no sentence to show, and the dialog says so. */
export const NoSampleYet: Story = {
  args: workspaceWith({ state: { document: { grammar: brokenGrammar } } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('sample.button') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(generateMessage('none'))).toBeVisible())
    await expect(dialog.queryAllByRole('listitem')).toHaveLength(0)
  },
}

/** A grammar that got an error: the sample says that it is of the last version without one. */
export const EarlierSample: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await editor(canvas))
    await userEvent.keyboard('{Control>}{End}{/Control}<lost>: <nowhere>;')
    await waitFor(() => expect(canvas.queryByText(/98.372/)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: message('sample.button') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(generateMessage('earlier'))).toBeVisible())
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}

/** An open repeat has no number of sentences. */
export const Unbounded: Story = {
  args: workspaceWith({
    state: {
      document: { grammar: pickingGrammar.replace('!repeat(<digit>, 2, 3)', '!repeat(<digit>, 2, *)') },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('count.unbounded'))).toBeVisible()
  },
}

/** A low window gives its room to the grammar: the problems open on demand. */
export const ProblemsClosed: Story = {
  args: workspaceWith({ isProblemsOpen: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/<restart>/, { selector: 'section span' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: panelMessage('open') }))
    await expect(canvas.getByText(/<restart>/, { selector: 'section span' })).toBeVisible()
  },
}

const file = aWavFile('order.wav', aVoice(4))
const heardOrder: QuickTest = {
  status: 'heard',
  recording: { file, name: file.name, seconds: 2 },
  recognition: pickingHeard,
}

/** A spoken order, recognized: its confidence, its values, the time of each word, and its path through the grammar. */
export const Recognized: Story = {
  args: workspaceWith({
    defaultMode: 'speak',
    state: { test: { tests: { speak: heardOrder, file: { status: 'ready' } } } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^(“|«\s)pick two from aisle seven(”|\s»)$/)).toBeVisible()
    const values = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))
    await expect(values).toContain('7420')
    await expect(canvas.getByText(/^7.420$/)).toBeVisible()
    await expect(canvas.getByText(/^9.900$/)).toBeVisible()
    const path = () => [...canvasElement.querySelectorAll(`.${pathMark}`)].map((mark) => mark.textContent)
    await waitFor(() => expect(path()).toEqual(expect.arrayContaining(['pick', 'two', 'aisle'])))
  },
}

/** Spoken and chosen recordings have a result each, under their own tab. */
export const ResultOfEachWay: Story = {
  args: workspaceWith({
    defaultMode: 'file',
    state: { test: { tests: { speak: { status: 'ready' }, file: heardOrder } } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const result = () => canvas.queryByText(message('test.recognized'))
    await expect(result()).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: message('try.speak') }))
    await expect(result()).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: message('try.file') }))
    await expect(result()).toBeVisible()
  },
}

const noteUsed = fn()
const offeredGrammar = pickingGrammar.replace('wake up', 'wake up | start')

/** The helper offers a grammar: a press puts it into the editor, which Undo reverts. */
export const HelperOffer: Story = {
  args: workspaceWith({
    state: {
      helper: {
        state: {
          status: 'offered',
          request: { mode: 'generate', form: { language: 'eng-US', description: 'Start' } },
          result: aGenerationResult({ grammar: offeredGrammar }),
        },
      },
    },
    actions: { helper: { noteUsed } },
  }),
  play: async ({ canvas }) => {
    const words = either(helperMessages)
    const text = () => document.querySelector('.cm-content')?.textContent ?? ''
    await waitFor(() => expect(text()).toContain('wake up'))
    await userEvent.click(await canvas.findByRole('button', { name: words('open') }))
    const form = within(await within(document.body).findByRole('dialog'))
    await expect(text()).not.toContain('wake up | start')
    await userEvent.click(await form.findByRole('button', { name: words('use') }))
    await waitFor(() => expect(text()).toContain('wake up | start'))
    await expect(noteUsed).toHaveBeenCalledWith('Start')
    await userEvent.click(canvas.getByRole('button', { name: message('editor.undo') }))
    await waitFor(() => expect(text()).not.toContain('wake up | start'))
  },
}
