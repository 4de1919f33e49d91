import { EditorView } from '@codemirror/view'
import { analyze, GrammarLibrary } from '@saywright/grammar'
import { CodeEditor } from '@saywright/ui/CodeEditor'
import { createI18n } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GrammarWorker } from '../../../model/grammar-worker/GrammarWorker.js'
import { pickingGrammar } from '../../../testing/picking.js'
import { ruleKeys } from './ruleKeys.js'

const onRequest = vi.fn()
const source = {
  analysis: analyze(pickingGrammar),
  worker: new GrammarWorker(),
  onRequest,
  sayNoRule: () => 'No rule is named here',
  sayNoDefinition: (rule: string) => `${rule} is not defined`,
}
const extensions = [ruleKeys(() => source)]

async function editorAt(text: string, grammar = pickingGrammar) {
  const screen = await render(
    <ThemeProvider i18n={createI18n({ locale: 'en-US' })}>
      <CodeEditor label="Grammar" value={grammar} extensions={extensions} />
    </ThemeProvider>,
  )
  const editor = screen.getByRole('textbox', { name: 'Grammar' })
  await editor.click()
  const view = EditorView.findFromDOM(editor.element() as HTMLElement)
  if (!view) throw new Error('No editor.')
  const place = (sought: string) => grammar.indexOf(sought)
  view.dispatch({ selection: { anchor: place(text) + 2 } })
  const selected = () => {
    const { from, to } = view.state.selection.main
    return { line: view.state.doc.lineAt(from).number, text: view.state.sliceDoc(from, to) }
  }
  return { screen, view, selected, place }
}

beforeEach(() => onRequest.mockClear())

it('F12 selects the definition of the rule at the cursor', async () => {
  const { selected } = await editorAt('<quantity> [from]')
  await userEvent.keyboard('{F12}')
  await expect.poll(selected).toEqual({ line: 16, text: '<quantity>' })
})

it('F12 opens the model from which a rule is imported, at the rule', async () => {
  const onOpenModel = vi.fn()
  const grammar =
    '#BNF+EM V2.1;\n!grammar lift;\n!start <go>;\n!import <numbers.digit>;\n<go>: to <numbers.digit>;\n'
  const numbers = '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<digit>: one;\n'
  const library = new GrammarLibrary([{ name: 'numbers', source: numbers }])
  Object.assign(source, { analysis: analyze(grammar, { library }), onOpenModel })
  await editorAt('<numbers.digit>;\n<go>', grammar)
  await userEvent.keyboard('{F12}')
  await expect.poll(() => onOpenModel.mock.calls).toEqual([['numbers', 'digit']])
  Object.assign(source, { analysis: analyze(pickingGrammar), onOpenModel: undefined })
})

it('a press with Ctrl leads to the definition, one without does not', async () => {
  const { view, selected, place } = await editorAt('// One order')
  const at = view.coordsAtPos(place('<idle> );') + 2)
  const press = (ctrlKey: boolean) => {
    const target = view.domAtPos(place('<idle> );') + 2).node.parentElement
    const where = { clientX: at?.left ?? 0, clientY: (at?.top ?? 0) + 4, bubbles: true, cancelable: true }
    target?.dispatchEvent(new MouseEvent('mousedown', { ...where, ctrlKey, button: 0 }))
    target?.dispatchEvent(new MouseEvent('mouseup', { ...where, ctrlKey, button: 0 }))
  }
  press(false)
  expect(selected().line).not.toBe(25)
  press(true)
  await expect.poll(selected).toEqual({ line: 25, text: '<idle>' })
})

it.each([
  ['{Shift>}{F12}{/Shift}', { kind: 'references', rule: 'digit' }],
  ['{F2}', { kind: 'rename', rule: 'digit' }],
  ['{Control>}{Shift>}o{/Shift}{/Control}', { kind: 'outline' }],
])('%s requests %o', async (keys, request) => {
  await editorAt('<digit>, 2')
  await userEvent.keyboard(keys)
  await expect.poll(() => onRequest.mock.calls).toEqual([[request]])
})

it('reports a missing rule or definition without moving the cursor', async () => {
  const lost = pickingGrammar.replace('start (', 'start <lost> (')
  const { screen, selected } = await editorAt('<lost>', lost)
  await userEvent.keyboard('{F12}')
  await expect.element(screen.getByText('<lost> is not defined')).toBeInTheDocument()
  expect(selected()).toEqual({ line: 22, text: '' })
  await userEvent.keyboard('{ArrowUp}{F2}')
  await expect.element(screen.getByText('No rule is named here')).toBeInTheDocument()
  expect(onRequest).not.toHaveBeenCalled()
})
