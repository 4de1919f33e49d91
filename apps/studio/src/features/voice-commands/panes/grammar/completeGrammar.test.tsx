import { EditorView } from '@codemirror/view'
import { analyze, GrammarLibrary } from '@saywright/grammar'
import { bnfLanguage } from '@saywright/grammar/codemirror'
import { CodeEditor } from '@saywright/ui/CodeEditor'
import { createI18n, translate } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { voiceCommandsMessages } from '../../messages/index.js'
import { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { completeGrammar } from './completeGrammar.js'

const i18n = createI18n({ locale: 'en-US' })
const grammar = "#BNF+EM V2.1;\n!grammar lift;\n!start <main>;\n<main>: to <l'étage>;\n<l'étage>: hall;\n"
const library = new GrammarLibrary([
  { name: 'numbers', source: '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<digit>: one;\n' },
])
const source = {
  analysis: analyze(grammar, { library }),
  slots: {},
  worker: new GrammarWorker(),
  t: translate(i18n, voiceCommandsMessages),
  locale: 'en-US' as const,
}
const extensions = [bnfLanguage, completeGrammar(() => source)]

it.each([
  ['<ma', '<main>', '<main>;'],
  ["<l'é", "<l'étage>", "<l'étage>;"],
  ['!import <numbers.d', '<numbers.digit>', '!import <numbers.digit>;'],
])('takes %s for %s, once closed', async (typed, name, written) => {
  const screen = await render(
    <ThemeProvider i18n={i18n}>
      <CodeEditor label="Grammar" value={grammar} extensions={extensions} />
    </ThemeProvider>,
  )
  const editor = screen.getByRole('textbox', { name: 'Grammar' })
  await editor.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${typed}`)
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect.element(option).toBeVisible()
  await option.click()
  const view = EditorView.findFromDOM(editor.element() as HTMLElement)
  const lastLine = () => view?.state.doc.lineAt(view.state.doc.length).text
  await expect.poll(lastLine).toBe(written.slice(0, -1))
  await userEvent.keyboard(';')
  expect(lastLine()).toBe(written)
})
