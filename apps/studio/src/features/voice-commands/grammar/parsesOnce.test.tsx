import { createI18n } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Workspace } from '../workspace/Workspace.js'

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
function countParses(): () => number {
  const { exec } = RegExp.prototype
  let count = 0
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (text === header && this.source.startsWith('^#BNF')) count += 1
    return exec.call(this, text)
  })
  return () => count
}

function Written() {
  const [grammar, setGrammar] = useState(longGrammar)
  return (
    <Workspace
      model={{ name: 'lamps', language: 'eng-USA', slots: [], revision: 1 }}
      grammar={grammar}
      onGrammarChange={setGrammar}
      saveState="saved"
      onSave={async () => true}
      restored={undefined}
      isNewer={false}
      onDiscard={() => {}}
      conflict={undefined}
      tests={{ speak: { status: 'ready' }, file: { status: 'ready' } }}
      onTest={{ speak: () => {}, file: () => {} }}
      defaultSentence="switch on"
      isProblemsOpen
    />
  )
}

it('parses 2,000 lines once for a key, with problems, fixes, completion and a sentence in sight', async () => {
  const parses = countParses()
  const screen = await render(
    <ThemeProvider i18n={createI18n({ locale: 'en-US' })}>
      <main style={{ height: 600 }}>
        <Written />
      </main>
    </ThemeProvider>,
  )
  const editor = screen.getByRole('textbox', { name: 'Grammar' })
  await expect.element(editor).toBeVisible()
  ;(editor.element() as HTMLElement).focus()
  // Far from the header, which the linter then leaves alone: what is counted is the reading of the whole.
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const before = parses()
  expect(before).toBeGreaterThan(0)
  await userEvent.keyboard('<')
  await expect.element(page.getByText(/^[1-9] errors?$/)).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^<rule0>/ })).toBeVisible()
  expect(parses() - before).toBe(1)
})
