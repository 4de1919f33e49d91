import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { either } from '../../../../testing/either.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import { noCoverage } from '../../model/coverage/SuiteCoverage.js'
import { useGrammarState } from '../../model/grammar/useGrammarState.js'
import { useGrammarWorker } from '../../model/grammar-worker/useGrammarWorker.js'
import { useSentenceMatch } from '../../model/try/useSentenceMatch.js'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { aCoverage } from '../../testing/aCoverage.js'
import { paneFrame } from '../../testing/paneFrame.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { GraphPane } from './GraphPane.js'
import { graphMessages } from './messages.js'

const message = either(graphMessages)
const tryMessage = either(voiceCommandsMessages)
const slots = slotValues(pickingSlots)

type Args = {
  grammar: string
  defaultSentence: string
  at?: number
  /** Accepted sentences of the suite, whose coverage is drawn; none unless given. */
  suite?: readonly string[]
  onGoTo: (from: number, to: number) => void
}

/** Keeps the sentence, as the workspace does. */
function Tried({ grammar, defaultSentence, at, suite, onGoTo }: Args) {
  const worker = useGrammarWorker()
  const state = useGrammarState(worker, grammar)
  const [sentence, setSentence] = useState(defaultSentence)
  const [sentenceMatch, onReading] = useSentenceMatch(worker, state.checked, sentence, slots)
  const coverage = useMemo(() => (suite ? aCoverage(grammar, suite) : noCoverage), [grammar, suite])
  const isThis = state.checked === state.analysis
  return (
    <GraphPane
      worker={worker}
      grammar={grammar}
      state={state}
      slots={slots}
      lang="en-US"
      at={at}
      coverage={coverage}
      sentence={sentence}
      sentenceMatch={sentenceMatch}
      checkedWith={isThis ? 'this' : state.checked ? 'last' : 'none'}
      onSentence={setSentence}
      onReading={onReading}
      onGrammarChange={fn()}
      onGoTo={onGoTo}
    />
  )
}

const meta = {
  title: 'Studio/Voice commands/Graph',
  component: Tried,
  ...paneFrame({ height: '100dvh' }),
  args: { grammar: pickingGrammar, defaultSentence: '', onGoTo: fn() },
} satisfies Meta<typeof Tried>
export default meta
type Story = StoryObj<typeof meta>

const drawing = (canvasElement: HTMLElement, name = 'order') =>
  within(canvasElement).getByRole('img', { name: message('drawing', { name }) })

/** The words that are drawn on the path of the sentence, from left to right. */
const litWords = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('g[data-lit] > text')].map(({ textContent }) => textContent)

/** A sentence that matches: its rules are open, its path is highlighted, and its intent and entities are at their places. */
export const Ready: Story = {
  args: { defaultSentence: 'pick two from aisle seven' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(tryMessage('try.match'))).toBeVisible()
    await waitFor(() =>
      expect(litWords(canvasElement)).toEqual(['pick', 'two', 'from', 'aisle', '<aisle> = seven']),
    )
    await expect(drawing(canvasElement)).toBeVisible()
    await expect(canvasElement.querySelector('text[data-intent]')).toHaveTextContent('PICK')
    await expect(within(drawing(canvasElement)).getByText('<quantity> = 2 −')).toBeVisible()
    const meaning = within(canvasElement).getByRole('list', { name: message('meaning') })
    await expect(meaning).toHaveTextContent('PICKquantity = 2aisle = seven')
  },
}

const covered = either(coverageMessages)

/**
 * Covered and uncovered parts: distinguished by their lines and by a ring, with a legend, and in words for the chosen part.
 */
export const Coverage: Story = {
  args: { suite: ['pick two from aisle seven', 'take one aisle one', 'confirmed', 'done', 'next one'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const svg = within(drawing(canvasElement))
    const stateOf = (text: string) => svg.getByText(text).closest('g')?.dataset.covered
    await expect(['please', '<pick>', '<confirm>', '<idle>'].map(stateOf)).toEqual([
      ...['never', 'partly', 'said', 'never'],
    ])
    await userEvent.click(svg.getByText('<pick>'))
    await expect(['take', '<quantity>', '<aisle>'].map(stateOf)).toEqual(['said', 'partly', 'said'])
    await userEvent.click(svg.getByText('<quantity>'))
    await expect(['two', 'three'].map(stateOf)).toEqual(['said', 'never'])
    await expect(canvas.getByText(covered('count', { said: 2, count: 11 }))).toBeVisible()
    await expect(
      within(canvas.getByRole('list', { name: message('legend') })).getByText(covered('never')),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('list') }))
    const list = within(canvas.getByRole('navigation', { name: message('listTitle', { name: 'order' }) }))
    await expect(list.getByRole('button', { name: /^please (never said|jamais dite)/i })).toBeVisible()
    await expect(canvas.getByRole('button', { name: covered('title') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** A tried sentence highlights its path over the coverage. */
export const CoverageWithPath: Story = {
  args: { suite: ['pick two from aisle seven'], defaultSentence: 'take three aisle one' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(litWords(canvasElement)).toEqual(['take', 'three', 'aisle', '<aisle> = one']))
    const taken = within(drawing(canvasElement)).getByText('take').closest('g')
    await expect(taken?.dataset.covered).toBe('never')
    await expect(taken).toHaveAttribute('data-lit')
  },
}

/** Without a sentence the rules are folded; a press opens one in its place, a press on its name folds it again. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const svg = within(drawing(canvasElement))
    await expect(svg.queryByText('confirmed')).not.toBeInTheDocument()
    await userEvent.click(svg.getByText('<confirm>'))
    await expect(svg.getByText('next one')).toBeVisible()
    await userEvent.click(svg.getByText('<confirm> −'))
    await expect(svg.queryByText('next one')).not.toBeInTheDocument()
  },
}

/** A chosen word leads to its place in the text; a chosen rule can be drawn by itself. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(drawing(canvasElement)).getByText('please'))
    await userEvent.click(canvas.getByRole('button', { name: message('goTo') }))
    const from = pickingGrammar.indexOf('please')
    await expect(args.onGoTo).toHaveBeenCalledWith(from, from + 'please'.length)
    await userEvent.click(within(drawing(canvasElement)).getByText('<report>'))
    await userEvent.click(canvas.getByRole('button', { name: message('follow') }))
    await expect(drawing(canvasElement, 'report')).toBeVisible()
    await userEvent.click(within(drawing(canvasElement, 'report')).getByText('<issue>'))
    await expect(canvas.getByText(message('line', { line: 14 }))).toBeVisible()
  },
}

/** Opened with the cursor in the text: the rule around it is drawn, and the part at the cursor is chosen. */
export const FromTheText: Story = {
  args: { at: pickingGrammar.indexOf('damaged') + 2 },
  play: async ({ canvasElement }) => {
    await expect(drawing(canvasElement, 'issue')).toBeVisible()
    await expect(canvasElement.querySelector('g[data-chosen]')).toHaveTextContent('damaged')
    await expect(within(canvasElement).getByText(message('line', { line: 19 }))).toBeVisible()
  },
}

/** A sentence that breaks off: possible continuations are marked. */
export const NoMatch: Story = {
  args: { defaultSentence: 'pick two off', at: pickingGrammar.indexOf('<pick>: ') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(tryMessage('try.noMatch'))).toBeVisible()
    const expected = [...canvasElement.querySelectorAll('g[data-expected] > text')]
    await expect(expected.map(({ textContent }) => textContent)).toEqual(['from', 'aisle'])
  },
}

/** The same tree as a list, with which everything can be done without seeing the drawing. */
export const AsList: Story = {
  args: { defaultSentence: 'next one' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(tryMessage('try.match'))
    await userEvent.click(canvas.getByRole('button', { name: message('list') }))
    const list = within(canvas.getByRole('navigation', { name: message('listTitle', { name: 'order' }) }))
    await expect(list.getByRole('button', { name: /^next one (on the path|sur le chemin)/ })).toBeVisible()
    const confirm = list.getByRole('button', { name: /^<confirm>/ })
    await expect(confirm).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(list.getByRole('button', { name: /^<idle>/ }))
    await expect(within(drawing(canvasElement)).getByText('wake')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'wake' }))
    await expect(canvasElement.querySelector('g[data-chosen]')).toHaveTextContent('wake')
  },
}

/** The drawing is zoomed by buttons and keys, and fitted into its pane. */
export const Zoomed: Story = {
  args: { defaultSentence: 'report damaged crate at dock north' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const percent = () => canvas.getByRole('status', { name: message('zoom') })
    await userEvent.click(canvas.getByRole('button', { name: message('zoomIn') }))
    await expect(percent()).toHaveTextContent('125')
    canvas.getByRole('group', { name: message('drawing', { name: 'order' }) }).focus()
    await userEvent.keyboard('--')
    await expect(percent()).toHaveTextContent('80')
    const before = drawing(canvasElement).getBoundingClientRect().width
    await userEvent.keyboard('+')
    await waitFor(() =>
      expect(drawing(canvasElement).getBoundingClientRect().width).toBeCloseTo(before * 1.25, 0),
    )
    await userEvent.click(canvas.getByRole('button', { name: message('fit') }))
    const ground = drawing(canvasElement).parentElement as HTMLElement
    await waitFor(() => expect(drawing(canvasElement).clientWidth).toBeLessThanOrEqual(ground.clientWidth))
  },
}

const names = Array.from({ length: 2000 }, (_, index) => `name_${index + 1}`)

/** A rule of 2,000 alternatives: the first are drawn, with the one that was said, and the others on demand. */
export const Large: Story = {
  args: {
    grammar: `#BNF+EM V2.1;\n!grammar names;\n!start <name>;\n<name>: ${names.join(' | ')};\n`,
    defaultSentence: 'name_1990',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(litWords(canvasElement)).toEqual(['name_1990']))
    const svg = within(drawing(canvasElement, 'name'))
    await expect(canvasElement.querySelectorAll('g[data-key]')).toHaveLength(22)
    await userEvent.click(svg.getByText(/… 1.979/))
    await expect(canvasElement.querySelectorAll('g[data-key]')).toHaveLength(122)
  },
}

/** Errors in the text: a rule inside itself is not opened, and one that is not written cannot be. */
export const WithErrors: Story = {
  args: { grammar: '#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n<a>: one <b>;\n<b>: two <a> | <nowhere>;\n' },
  play: async ({ canvasElement }) => {
    const svg = within(drawing(canvasElement, 'a'))
    await userEvent.click(svg.getByText('<b>'))
    await userEvent.click(svg.getByText('<a>'))
    await userEvent.click(svg.getByText('<nowhere>'))
    await expect(svg.getAllByText('two')).toHaveLength(1)
    await expect(within(canvasElement).getByText(message('line', { line: 5 }))).toBeVisible()
  },
}

/** A text without a rule. */
export const Empty: Story = {
  args: { grammar: '#BNF+EM V2.1;\n!grammar g;\n' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('none'))).toBeVisible()
  },
}
