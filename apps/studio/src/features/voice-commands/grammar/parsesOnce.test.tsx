import { createI18n } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parse } from '../../../../../../packages/grammar/src/syntax/parse.js'
import { Workspace } from '../workspace/Workspace.js'

vi.mock('../../../../../../packages/grammar/src/syntax/parse.js', { spy: true })

/** 2,000 lines with more problems, each with fixes, than the list shows. */
const longGrammar = `#BNF+EM V2.1;
!grammar lamps;
!start <main>;
<main>: switch (on | off);
${Array.from({ length: 1996 }, (_, index) => `<rule${index}>: lamp ${index} | lamp ${index};`).join('\n')}
`

function Written() {
  const [grammar, setGrammar] = useState(longGrammar)
  return (
    <Workspace
      model={{ name: 'lamps', language: 'eng-USA', slots: [] }}
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
  await userEvent.keyboard('{End}')
  vi.mocked(parse).mockClear()
  await userEvent.keyboard('<')
  await expect.element(page.getByText(/^[1-9] errors?$/)).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^<rule0>/ })).toBeVisible()
  expect(parse).toHaveBeenCalledTimes(1)
})
