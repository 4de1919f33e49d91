import { aVoiceCommandModel } from '@saywright/api/testing'
import { GrammarLibrary } from '@saywright/grammar'
import { createI18n } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aWorkspace } from '../testing/aWorkspace.js'
import { Workspace } from './Workspace.js'

const model = aVoiceCommandModel({ name: 'lamps', language: 'eng-USA', slots: [], revision: 1 })

const header = '#BNF+EM V2.1;'
/** 2,000 lines with more problems, each with fixes, than the list shows. */
const longGrammar = `${header}
!grammar lamps;
!start <main>;
<main>: switch (on | off);
${Array.from({ length: 1996 }, (_, index) => `<rule${index}>: lamp ${index} | lamp ${index};`).join('\n')}
`

afterEach(() => vi.restoreAllMocks())

/** Each parse of a grammar compares its header with the versions there are, once. */
function countParses(of = header): () => number {
  const { exec } = RegExp.prototype
  let count = 0
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (text === of && this.source.startsWith('^#BNF')) count += 1
    return exec.call(this, text)
  })
  return () => count
}

function Written({ text, sentence, library }: { text: string; sentence: string; library?: GrammarLibrary }) {
  const [grammar, setGrammar] = useState(text)
  return (
    <Workspace
      {...aWorkspace({
        state: { document: { model, grammar, library } },
        actions: { document: { write: setGrammar } },
      })}
      defaultSentence={sentence}
      isProblemsOpen
    />
  )
}

/** Focuses the text at its end: far from the header, which the linter then skips, complete analyses are counted. */
async function renderWritten(text: string, sentence: string, library?: GrammarLibrary) {
  const screen = await render(
    <ThemeProvider i18n={createI18n({ locale: 'en-US' })}>
      <main style={{ height: 600 }}>
        <Written text={text} sentence={sentence} library={library} />
      </main>
    </ThemeProvider>,
  )
  const editor = screen.getByRole('textbox', { name: 'Grammar' })
  await expect.element(editor).toBeVisible()
  ;(editor.element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
}

it('reads only the part of 2,000 lines that a key has changed, with problems, fixes, completion and a sentence shown', async () => {
  const parses = countParses()
  await renderWritten(longGrammar, 'switch on')
  const before = parses()
  await userEvent.keyboard('<')
  await expect.element(page.getByText(/^[1-9] errors?$/)).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^<rule0>/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove the alternative' }).first()).toBeVisible()
  expect(parses() - before).toBe(0)
})

it('leaves the reading of 2,000 lines without problems to a worker, also what becomes of a sentence', async () => {
  const parses = countParses()
  const lines = Array.from({ length: 1996 }, (_, index) => `  | lamp ${index} on`).join('\n')
  await renderWritten(
    `${header}\n!grammar lamps;\n!start <main>;\n<main>: switch off\n${lines};`,
    'lamp 7 off',
  )
  await expect.element(page.getByText('1,997 sentences')).toBeVisible()
  await expect.element(page.getByText('Or change the grammar to accept it')).toBeVisible()
  // In one change: fixes for a half-typed text are computed here.
  await userEvent.keyboard('{ArrowLeft}')
  document.execCommand('insertText', false, ' | switch on')
  await expect.element(page.getByText('1,998 sentences')).toBeVisible()
  expect(parses()).toBe(1)
})

it('leaves all that a short text imports to a worker: its problems, their fixes, its sentences and its rules', async () => {
  const imported = '#BNF+EM V2.0;'
  const parses = countParses(imported)
  const source = `${imported}\n!grammar rooms;\n!export <room>;\n<room>: hall\n${Array.from({ length: 2000 }, (_, index) => `  | room ${index}`).join('\n')};\n`
  const text = `${header}\n!grammar lamps;\n!start <main>;\n!import <rooms.room>;\n<main>: light <rooms.room>;\n`
  await renderWritten(text, 'light hall', new GrammarLibrary([{ name: 'rooms', source }]))
  await expect.element(page.getByText('2,001 sentences')).toBeVisible()
  await expect.element(page.getByText('Match', { exact: true })).toBeVisible()
  await userEvent.keyboard('!import <rooms.roof>;')
  const fix = page.getByRole('button', { name: 'Replace with <rooms.room>' })
  await expect.element(fix).toBeVisible()
  await userEvent.keyboard('<')
  await expect.element(page.getByRole('option', { name: /^<rooms.room>/ })).toBeVisible()
  expect(parses()).toBe(0)
})
