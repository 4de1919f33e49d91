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
import { paneFrame, scrolled } from '../../testing/paneFrame.js'
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
  ...paneFrame(scrolled),
  args: {
    grammar: pickingGrammar,
    onGrammarChange: fn(),
    onGoTo: fn(),
    onSay: fn(async () => aWavFile('said.wav', aVoice(3, { seconds: 0.2 }))),
  },
} satisfies Meta<typeof Written>
export default meta
type Story = StoryObj<typeof meta>

const chosenName = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: message('name') })

const intentRow = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('row', { name })

/** Each intent with its rules and what varies in them; the chosen one with sentences of its own. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(intentRow(canvasElement, 'PICK')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(intentRow(canvasElement, 'REPORT'))
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

/** The coverage of each intent by the suite: a check for a complete one, a dashed ring where something is missing. */
export const Coverage: Story = {
  args: { suite: ['pick two from aisle seven', 'confirmed', 'done', 'next one'] },
  play: async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('row', { name })
    await expect(within(card('PICK')).getByText(covered('count', { said: 5, count: 16 }))).toBeVisible()
    await expect(within(card('REPORT')).getByText(covered('count', { said: 0, count: 8 }))).toBeVisible()
    await expect(within(card('CONFIRM')).getByText(covered('count', { said: 4, count: 4 }))).toBeVisible()
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
    await expect(await canvas.findByRole('row', { name: 'TAKE' })).toHaveAttribute('aria-selected', 'true')
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
    await expect(intentRow(canvasElement, 'CONFIRM')).toBeVisible()
    await expect(within(canvasElement).getByText(message('noSentence'))).toBeVisible()
  },
}

const moves = Array.from({ length: 4999 }, (_, at) => `!tag(MOVE_${at}, move ${at})`)
const stops = Array.from({ length: 60 }, (_, at) => `!tag(STOP, stop ${at})`)
const many = [...stops, ...moves]
const manyIntents = {
  grammar: `#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n<a>: ${many.join('\n | ')};\n`,
}
const sought = async (canvasElement: HTMLElement, letters: string) => {
  const field = await within(canvasElement).findByRole('searchbox', { name: message('find') })
  await userEvent.type(field, letters)
}

/** Five thousand intents, one of many places: those in sight are drawn, and keys lead to the last. */
export const Many: Story = {
  args: manyIntents,
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('grid', { name: message('list') })
    await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '5000'))
    await expect(within(list).getAllByRole('row').length).toBeLessThan(100)
    await expect(canvas.getByText(message('andMore', { count: 10 }))).toBeVisible()
    await expect(canvas.getByText(/^5\D000 (in all|au total)$/u)).toBeVisible()
    await userEvent.click(intentRow(canvasElement, 'MOVE_1'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(intentRow(canvasElement, 'MOVE_4998')).toHaveFocus())
    await expect(intentRow(canvasElement, 'MOVE_4998')).toHaveAttribute('aria-rowindex', '5000')
    await expect(chosenName(canvasElement)).toHaveValue('MOVE_1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosenName(canvasElement)).toHaveValue('MOVE_4998'))
    await userEvent.keyboard('{Home}')
  },
}

/** The letters of a name find intents; how many is announced. Ctrl+F leads to the search. */
export const Filtered: Story = {
  args: manyIntents,
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('searchbox', { name: message('find') })
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(field).toHaveFocus()
    await sought(canvasElement, 'move_499')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(10))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^10 (of|sur) 5\D000/u)
    await userEvent.click(intentRow(canvasElement, 'MOVE_4991'))
    await expect(chosenName(canvasElement)).toHaveValue('MOVE_4991')
  },
}

/** Nothing with these letters: it is announced, and the chosen intent stays. */
export const NothingFound: Story = {
  args: manyIntents,
  play: async ({ canvas, canvasElement }) => {
    await sought(canvasElement, 'move_x')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message('noFound')))
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument()
    await expect(chosenName(canvasElement)).toHaveValue('STOP')
  },
}

/** On a phone the page scrolls, and the rows come with it. */
export const Narrow: Story = {
  args: manyIntents,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: message('list') })
    await expect(canvas.queryByText('MOVE_200')).not.toBeInTheDocument()
    const middle = list.getBoundingClientRect().top + list.scrollHeight * (201 / 5000)
    window.scrollTo(0, middle)
    await waitFor(() => expect(canvas.getAllByText(/^MOVE_(19|20)\d$/).length).toBeGreaterThan(3))
    window.scrollTo(0, 0)
  },
}
