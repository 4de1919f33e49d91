import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import type { Slots } from '../../model/document/grammarDocument.js'
import { useGrammarState } from '../../model/grammar/useGrammarState.js'
import { useGrammarWorker } from '../../model/grammar-worker/useGrammarWorker.js'
import type { SlotsPaneProps } from '../../model/slots/SlotsView.js'
import { paneFrame, scrolled } from '../../testing/paneFrame.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { slotMessages } from './messages.js'
import { SlotsPane } from './SlotsPane.js'

const message = either(slotMessages)

type Args = Pick<SlotsPaneProps, 'grammar' | 'values' | 'onGrammarChange' | 'onGoTo' | 'onSay'> & {
  onValuesChange: (values: Slots) => void
}

/** Keeps text and values, as the workspace does. */
function Written({ grammar, values, onGrammarChange, onValuesChange, onGoTo, onSay }: Args) {
  const [text, setText] = useState(grammar)
  const [own, setOwn] = useState(values)
  const worker = useGrammarWorker()
  return (
    <SlotsPane
      worker={worker}
      grammar={text}
      state={useGrammarState(worker, text)}
      slots={noSlots}
      lang="en-US"
      values={own}
      onGoTo={onGoTo}
      onSay={onSay}
      onGrammarChange={(next) => {
        setText(next)
        onGrammarChange(next)
      }}
      onValuesChange={(next) => {
        setOwn(next)
        onValuesChange(next)
      }}
    />
  )
}

const noSlots = {}

const meta = {
  title: 'Studio/Voice commands/Slots',
  component: Written,
  ...paneFrame(scrolled),
  args: {
    grammar: pickingGrammar,
    values: pickingSlots.slice(0, 2),
    onGrammarChange: fn(),
    onValuesChange: fn(),
    onGoTo: fn(),
    onSay: fn(async () => aWavFile('said.wav', aVoice(3, { seconds: 0.2 }))),
  },
} satisfies Meta<typeof Written>
export default meta
type Story = StoryObj<typeof meta>

const entry = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: message('value') })
const item = { name: 'item', values: ['crate', 'label', 'pallet'] }

/** The slots, the values of the chosen one and how it is used; a line of the text is reached from here. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /^<aisle>/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    const [hear] = canvas.getAllByRole('button', { name: /^(Play|Écouter) / })
    await userEvent.click(hear as HTMLElement)
    await expect(args.onSay).toHaveBeenCalledWith(pickingSlots[0]?.values[0])
    await userEvent.click(canvas.getByRole('button', { name: message('goTo', { line: 12 }) }))
    const from = pickingGrammar.indexOf('<aisle>;', pickingGrammar.indexOf('<pick>:'))
    await expect(args.onGoTo).toHaveBeenCalledWith(from, from + '<aisle>'.length)
  },
}

/** F-072 A duplicate value is refused while it is typed, whatever its case and spaces; others are added, and undone. */
export const AddValue: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^<item>/ }))
    await userEvent.type(entry(canvasElement), ' LABEL ')
    await expect(canvas.getByText(message('taken', { line: 2 }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('addValue') })).toBeDisabled()
    await userEvent.clear(entry(canvasElement))
    await userEvent.type(entry(canvasElement), 'big box{Enter}')
    const added = [pickingSlots[0], { ...item, values: [...item.values, 'big box'] }]
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(added)
    await expect(entry(canvasElement)).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: message('undo') }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(pickingSlots.slice(0, 2))
  },
}

/** Default values are in the text: adding and removing one changes the text. */
export const DefaultValues: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^<dock>/ }))
    await expect(canvas.getByRole('radio', { name: message('defaults') })).toBeChecked()
    await userEvent.type(entry(canvasElement), 'east{Enter}')
    await expect(args.onGrammarChange).toHaveBeenLastCalledWith(
      pickingGrammar.replace('north | south;', 'north | south | east;'),
    )
    await userEvent.click(await canvas.findByRole('button', { name: message('remove', { value: 'north' }) }))
    await expect(args.onGrammarChange).toHaveBeenLastCalledWith(
      pickingGrammar.replace('north | south;', 'south | east;'),
    )
  },
}

/** A value is changed. */
export const ChangeDialog: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^<item>/ }))
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: message('change', { value: 'pallet' }) }))
      return within(await within(document.body).findByRole('dialog'))
    }
    const field = (await open()).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Pallet{Enter}')
    const changed = { ...item, values: ['crate', 'label', 'Pallet'] }
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([pickingSlots[0], changed])
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: message('change', { value: 'Pallet' }) }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeVisible())
  },
}

/** A pasted list is previewed with new, duplicate and invalid values. */
export const ListDialog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^<item>/ }))
    await userEvent.click(canvas.getByRole('button', { name: message('paste') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('box\nCrate\n?!\ncold room\n')
    await waitFor(() => expect(dialog.getByText(message('fresh', { count: 2 }))).toBeVisible())
    await expect(dialog.getByText(/Crate \((line|ligne) 2\)/)).toBeVisible()
    await expect(dialog.getByText(/\?! \((line|ligne) 3\)/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: message('import', { count: 2 }) })).toBeEnabled()
  },
}

/** F-072 Another name for a slot goes wherever the text and the values name it; that of a rule is refused. */
export const RenameDialog: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^<item>/ }))
    const open = async (slot: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: message('actions', { name: `<${slot}>` }) }),
      )
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: message('rename') }))
      return within(await within(document.body).findByRole('dialog'))
    }
    const dialog = await open('item')
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'digit')
    await waitFor(() => expect(dialog.getByText(message('nameTaken'))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'thing{Enter}')
    await expect(args.onGrammarChange).toHaveBeenLastCalledWith(
      pickingGrammar.replaceAll('<item>', '<thing>'),
    )
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([pickingSlots[0], { ...item, name: 'thing' }])
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await open('thing')
  },
}

/** A grammar without slots; the first one is declared in the text. */
export const Empty: Story = {
  args: { grammar: '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: go;\n', values: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('none'))).toBeVisible()
    // Nothing is beside it, so no line sets it apart.
    for (
      let at = canvas.getByText(message('none'));
      at !== canvasElement;
      at = at.parentElement as HTMLElement
    )
      await expect(at).toHaveStyle({ borderInlineEndWidth: '0px' })
    await userEvent.click(canvas.getByRole('button', { name: message('add') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'who{Enter}')
    await expect(args.onGrammarChange).toHaveBeenLastCalledWith(
      '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n!slot <who>;\n<main>: go;\n',
    )
    await expect(await canvas.findByText(message('noValue'))).toBeVisible()
  },
}

/** The maximum of values of a slot: visible ones are drawn, and any is found. A removed row passes the focus on. */
export const Many: Story = {
  args: {
    values: [{ name: 'aisle', values: Array.from({ length: 10_000 }, (_, index) => `aisle ${index + 1}`) }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(message('full', { count: 10_000 }))).toBeVisible()
    await expect(canvas.getByRole('grid', { name: message('value') })).toHaveAttribute(
      'aria-rowcount',
      '10000',
    )
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.type(canvas.getByRole('searchbox'), 'aisle 999')
    await expect(await canvas.findByText('aisle 9990')).toBeVisible()
    await expect(canvas.queryByText('aisle 1')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: message('remove', { value: 'aisle 9990' }) }))
    await waitFor(() => expect(canvas.queryByText('aisle 9990')).not.toBeInTheDocument())
    await expect(args.onValuesChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('row', { name: 'aisle 9991' })).toHaveFocus())
  },
}
