import type { SuiteTest } from '@saywright/api/contract'
import { aVoiceCommandModel } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import type { Suite } from '../../model/document/grammarDocument.js'
import { useSuite } from '../../model/suite/useSuite.js'
import { useGrammarReading } from '../../model/workspace/useGrammarReading.js'
import { BottomPanel } from '../../parts/panel/BottomPanel.js'
import { aWorkspace } from '../../testing/aWorkspace.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { suiteMessages } from './messages.js'
import { useSuiteTab } from './useSuiteTab.js'

const message = either(suiteMessages)

type Args = {
  suite: Suite
  /** The text after the grammar was read. */
  written: string
  onChange: (suite: Suite) => void
  onTry: (sentence: string) => void
  onGoTo: (from: number, to: number) => void
}

/** Keeps the tests, as the workspace does. */
function Kept({ suite: given, written, onChange, onTry, onGoTo }: Args) {
  const [tests, setTests] = useState(given)
  const [grammar, setGrammar] = useState(pickingGrammar)
  const model = aVoiceCommandModel({ grammar, slots: pickingSlots })
  const [workspace] = useState(() => aWorkspace({ state: { document: { model } } }))
  const reading = useGrammarReading({ ...workspace.state.document, grammar })
  const suite = useSuite(reading, tests, (next) => {
    setTests(next)
    onChange(next)
  })
  const tab = useSuiteTab({ reading, suite, onTry, onGoTo })
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'end' }}>
      {written !== grammar && (
        <button type="button" onClick={() => setGrammar(written)}>
          Write
        </button>
      )}
      <BottomPanel tabs={[tab]} defaultOpen />
    </main>
  )
}

const two = { name: 'quantity', value: '2', entities: [] }
const aisle = { name: 'aisle', value: 'seven', entities: [] }
const meant: SuiteTest = {
  ...{ sentence: 'pick two from aisle seven', expect: 'accept', intent: 'PICK' },
  entities: [two, aisle],
}
const passing: SuiteTest[] = [
  meant,
  { sentence: 'confirmed', expect: 'accept' },
  { sentence: 'pick two off aisle seven', expect: 'refuse' },
]

const meta = {
  title: 'Studio/Voice commands/Suite',
  component: Kept,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { suite: passing, written: pickingGrammar, onChange: fn(), onTry: fn(), onGoTo: fn() },
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: message('list') })).getAllByRole('listitem')
const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: message('sentence') })

/** All tests pass: what each means, or where it leaves the grammar, and how much of the grammar they say. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('tab', { name: 'Suite 3/3' })).toBeVisible()
    const [first, , refused] = rowsOf(canvasElement)
    await expect(first).toHaveTextContent('PICK quantity=2, aisle=seven')
    await expect(
      within(refused as HTMLElement).getByText(message('cause.firstWord', { word: 'off' })),
    ).toBeVisible()
    await expect(canvas.getByText(message('branches', { said: 6, count: 36 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('tryIt', { sentence: 'confirmed' }) }))
    await expect(args.onTry).toHaveBeenCalledWith('confirmed')
  },
}

/** Failed ones are first, each with its cause and the line of the cause. */
export const Failed: Story = {
  args: {
    suite: [
      ...passing,
      { sentence: 'pick all aisle seven', expect: 'accept' },
      { sentence: 'take every aisle one', expect: 'accept', intent: 'PICK', entities: [two] },
      { sentence: 'confirmed please', expect: 'refuse' },
      { sentence: 'wake up', expect: 'refuse' },
      { ...meant, sentence: 'take one from aisle seven' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('tab', { name: 'Suite 4/8' })).toBeVisible()
    const [all, every, accepted, other, passed] = rowsOf(canvasElement)
    await expect(
      within(all as HTMLElement).getByText(message('cause.word', { word: 'all', rule: '<quantity>' })),
    ).toBeVisible()
    const expected = 'PICK quantity=2'
    await expect(
      within(every as HTMLElement).getByText(message('cause.refusedMeaning', { meaning: expected })),
    ).toBeVisible()
    await expect(within(accepted as HTMLElement).getByText(message('cause.accepted'))).toBeVisible()
    const found = 'PICK quantity=1, aisle=seven'
    const wanted = `${expected}, aisle=seven`
    await expect(
      within(other as HTMLElement).getByText(message('cause.otherMeaning', { found, meaning: wanted })),
    ).toBeVisible()
    await expect(passed).toHaveTextContent('pick two from aisle seven')
    const line = within(all as HTMLElement).getByRole('button', { name: message('goTo', { line: 16 }) })
    await userEvent.click(line)
    await expect(args.onGoTo).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: message('failed', { count: 4 }) }))
    await expect(rowsOf(canvasElement)).toHaveLength(4)
  },
}

/** No test yet: Enter adds one, and its kind is chosen by the keyboard. */
export const Empty: Story = {
  args: { suite: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('none'))).toBeVisible()
    await userEvent.type(field(canvasElement), 'confirmed{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ sentence: 'confirmed', expect: 'accept' }])
    await expect(field(canvasElement)).toHaveValue('')
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}')
    await userEvent.type(field(canvasElement), 'sing{Enter}')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(2))
    const [, second] = rowsOf(canvasElement)
    await expect(within(second as HTMLElement).getByText(message('refuse'))).toBeVisible()
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}')
    await userEvent.type(field(canvasElement), 'pick two from aisle seven')
    const meaning = 'PICK quantity=2, aisle=seven'
    await expect(await canvas.findByText(message('expected', { meaning }))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { sentence: 'confirmed', expect: 'accept' },
      { sentence: 'sing', expect: 'refuse' },
      meant,
    ])
  },
}

/** A sentence is in a suite once, and a refused one has no meaning to expect. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(field(canvasElement), ' Confirmed{Enter}')
    await expect(await canvas.findByText(message('taken'))).toBeVisible()
    await userEvent.clear(field(canvasElement))
    await expect(canvas.queryByText(message('taken'))).not.toBeInTheDocument()
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}')
    await userEvent.type(field(canvasElement), 'sing{Enter}')
    await expect(await canvas.findByText(message('noMeaning'))).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Delete removes a test, and it can be restored at its place. */
export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('button', { name: message('tryIt', { sentence: 'confirmed' }) })).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByText(message('removed', { sentence: 'confirmed' }))).toBeVisible()
    await expect(rowsOf(canvasElement)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: message('undo') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(passing)
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: message('actions', { sentence: 'confirmed' }) }))
    const menu = within(await within(document.body).findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: message('toMeaning') }))
    await waitFor(() =>
      expect(within(rowsOf(canvasElement)[1] as HTMLElement).getByText(message('meaning'))).toBeVisible(),
    )
  },
}

/** While the grammar has errors, the results are those of the last one without. */
export const GrammarWithErrors: Story = {
  args: { written: pickingGrammar.replace('<quantity> [from]', '<quantity [from]') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tab', { name: 'Suite 3/3' })
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }))
    await expect(await canvas.findByText(message('stale'))).toBeVisible()
    await expect(rowsOf(canvasElement)).toHaveLength(3)
  },
}

/** A change of the grammar fails a test that passed before. */
export const Changed: Story = {
  args: { written: pickingGrammar.replace('confirmed | done', 'done') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }))
    await expect(await canvas.findByRole('tab', { name: 'Suite 2/3' })).toBeVisible()
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('confirmed')
  },
}

/** The fewest sentences for complete coverage: added at once, each with its current meaning, and undone. */
export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(message('saysAll', { count: 12, said: 30 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('addMissing', { count: 30 }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...passing,
      expect.objectContaining({ sentence: 'please report damaged crate at dock north', intent: 'REPORT' }),
      ...Array.from({ length: 11 }, () => expect.objectContaining({ expect: 'accept' })),
    ])
    await expect(await canvas.findByRole('tab', { name: 'Suite 15/15' })).toBeVisible()
    await expect(await canvas.findByText(message('branches', { said: 36, count: 36 }))).toBeVisible()
    await expect(canvas.getByText(message('added', { count: 12 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('undo') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(passing)
  },
}

/** Uncovered parts, each with a link to its place, and the sentences to add one by one. */
export const NeverSaid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: message('neverSaid') }))
    const never = within(canvas.getByRole('list', { name: message('neverSaid') }))
    await expect(never.getAllByRole('listitem')).toHaveLength(30)
    await userEvent.click(never.getByRole('button', { name: /^wrong <issue> (line|ligne) 19$/i }))
    const from = pickingGrammar.indexOf('wrong')
    await expect(args.onGoTo).toHaveBeenCalledWith(from, from + 'wrong'.length)
    await userEvent.click(canvas.getByRole('button', { name: message('addOne', { sentence: 'done' }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...passing,
      { sentence: 'done', expect: 'accept', intent: 'CONFIRM', entities: [] },
    ])
  },
}
