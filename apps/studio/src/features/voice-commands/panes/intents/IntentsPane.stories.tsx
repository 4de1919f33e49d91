import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { either } from '../../../../testing/either.js'
import { noCoverage } from '../../model/coverage/SuiteCoverage.js'
import type { TextView } from '../../model/grammar/TextView.js'
import { useGrammarState } from '../../model/grammar/useGrammarState.js'
import { useGrammarWorker } from '../../model/grammar-worker/useGrammarWorker.js'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { aCoverage } from '../../testing/aCoverage.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { IntentsPane } from './IntentsPane.js'
import { intentMessages } from './messages.js'

const message = either(intentMessages)
const slots = slotValues(pickingSlots)

type Args = Pick<TextView, 'grammar' | 'onGrammarChange' | 'onGoTo' | 'onSay'> & { suite?: readonly string[] }

/** Keeps the text, as the workspace does. */
function Written({ grammar, suite, onGrammarChange, onGoTo, onSay }: Args) {
  const [text, setText] = useState(grammar)
  const worker = useGrammarWorker()
  const state = useGrammarState(worker, text)
  const coverage = useMemo(() => (suite ? aCoverage(grammar, suite) : noCoverage), [grammar, suite])
  const change = (next: string) => {
    setText(next)
    onGrammarChange(next)
  }
  return (
    <IntentsPane
      worker={worker}
      grammar={text}
      coverage={coverage}
      state={state}
      slots={slots}
      lang="en-US"
      onGrammarChange={change}
      onGoTo={onGoTo}
      onSay={onSay}
    />
  )
}

const meta = {
  title: 'Studio/Voice commands/Intents',
  component: Written,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    grammar: pickingGrammar,
    onGrammarChange: fn(),
    onGoTo: fn(),
    onSay: fn(async () => aWavFile('said.wav', aVoice(3, { seconds: 0.2 }))),
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Written>
export default meta
type Story = StoryObj<typeof meta>

const chosenName = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: message('name') })

/** Each intent with its rules and what varies in them; the chosen one with sentences of its own. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /PICK/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /REPORT/ }))
    await expect(chosenName(canvasElement)).toHaveValue('REPORT')
    await expect(canvas.getAllByText(/^report (damaged|missing|wrong) /)).toHaveLength(3)
    await expect(canvas.getByText(message('coversAll'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('goTo', { line: 14 }) }))
    const from = pickingGrammar.indexOf('REPORT')
    await expect(args.onGoTo).toHaveBeenCalledWith(from, from + 'REPORT'.length)
    const [hear] = canvas.getAllByRole('button', { name: /^(Play|Écouter) .report/ })
    await userEvent.click(hear as HTMLElement)
    await expect(args.onSay).toHaveBeenCalledWith(expect.stringMatching(/^report /))
  },
}

/** A sample of the intent instead of all its branches, and back. */
export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('pick a dozen from aisle one')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('another') }))
    await waitFor(() => expect(canvas.queryByText(message('coversAll'))).not.toBeInTheDocument())
    await expect(canvas.getAllByText(/^(please )?(pick|take) /)).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: message('covering') }))
    await expect(await canvas.findByText('pick a dozen from aisle one')).toBeVisible()
  },
}

const covered = either(coverageMessages)

/** How much of each intent the suite says: a check for one that is said whole, a dashed ring where something never is. */
export const Coverage: Story = {
  args: { suite: ['pick two from aisle seven', 'confirmed', 'done', 'next one'] },
  play: async ({ canvas }) => {
    const card = (name: RegExp) => canvas.getByRole('button', { name })
    await expect(within(card(/^PICK/)).getByText(covered('count', { said: 5, count: 16 }))).toBeVisible()
    await expect(within(card(/^REPORT/)).getByText(covered('count', { said: 0, count: 8 }))).toBeVisible()
    await expect(within(card(/^CONFIRM/)).getByText(covered('count', { said: 4, count: 4 }))).toBeVisible()
    await expect(canvas.getByRole('list', { name: covered('legend') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: covered('title') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** F-072 A name of another intent is refused at once; a new one is written into the text. */
export const Renamed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = chosenName(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, 'report')
    await expect(canvas.getByText(message('taken'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('rename') })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, 'TAKE{Enter}')
    await expect(args.onGrammarChange).toHaveBeenLastCalledWith(
      pickingGrammar.replace('!tag(PICK', '!tag(TAKE'),
    )
    await expect(await canvas.findByRole('button', { name: /^TAKE/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A new intent gets a rule of its own, and can be said at once. */
export const NewIntent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: message('add') }))
      return within(await within(document.body).findByRole('dialog'))
    }
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: message('name') }), 'pick')
    await expect(dialog.getByText(message('taken'))).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: message('name') }), '_next')
    await userEvent.type(dialog.getByRole('textbox', { name: message('words') }), 'go on')
    await userEvent.click(dialog.getByRole('button', { name: message('create') }))
    await waitFor(() =>
      expect(args.onGrammarChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<pick_next>: !tag(pick_next, go on);'),
      ),
    )
    await expect(await canvas.findByText('go on')).toBeVisible()
    await open()
  },
}

/** A grammar without tags. */
export const Empty: Story = {
  args: { grammar: '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: go;\n' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('none'))).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: message('add') })).toBeEnabled()
  },
}

/** With errors in the text the intents are still there; sentences wait for a version without. */
export const WithErrors: Story = {
  args: { grammar: pickingGrammar.replace('wake up );', 'wake up )') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /CONFIRM/ })).toBeVisible()
    await expect(within(canvasElement).getByText(message('noSentence'))).toBeVisible()
  },
}

const moves = Array.from({ length: 1000 }, (_, at) => `!tag(MOVE_${at}, move ${at})`)
const stops = Array.from({ length: 60 }, (_, at) => `!tag(STOP, stop ${at})`)
const many = [...stops, ...moves]

/** A thousand intents, one of many places: a hundred are drawn, more by a press, and any is found by its letters. */
export const Large: Story = {
  args: { grammar: `#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n<a>: ${many.join('\n | ')};\n` },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: message('list') })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(100))
    await expect(canvas.getByText(message('andMore', { count: 10 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('more') }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(200)
    await userEvent.type(canvas.getByRole('searchbox', { name: message('find') }), 'move_99')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(11))
    await userEvent.type(canvas.getByRole('searchbox', { name: message('find') }), 'x')
    await waitFor(() => expect(canvas.getByText(message('noFound'))).toBeVisible())
  },
}
