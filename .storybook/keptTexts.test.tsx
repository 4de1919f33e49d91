import { createFormDrafts, FormDraftsContext } from '@saywright/forms'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { keptTexts } from './keptTexts.js'

/** Components of the library in which people write, by the folder of the file that draws their field. */
const written = ['CodeEditor', 'CodeField', 'NumberField', 'PasswordField', 'TextArea', 'TextField']
/** Fields of a search, which is sent nowhere. */
const sought = ['ComboBox', 'CommandPalette', 'MultiSelect', 'SuggestField']
/** These have a field without text. */
const unwritten = ['FormTextArea', 'AvatarUpload', 'SegmentedControl']

/** Fields whose text must not be stored. */
const notKept: Readonly<Record<string, string>> = {
  'console/src/features/account/security/DeleteDialog.tsx':
    'is typed anew so that nobody deletes an account by a slip',
  'console/src/features/auth/log-in-again/LogInAgainForm.tsx': 'takes a password',
  'console/src/parts/code-dialog/CodeDialog.tsx': 'takes a code',
  'console/src/parts/proof/ProofForm.tsx': 'takes a password',
  'studio/src/features/unit-tests/results/confusions/RemedyDialog.tsx': 'is predicted, and changes nothing',
  'studio/src/features/voice-commands/panes/generate/Choices.tsx': 'chooses how many sentences are shown',
  'studio/src/features/voice-commands/panes/grammar/GrammarPane.tsx': 'is kept by the draft of the grammar',
  'studio/src/features/voice-commands/panes/grammar/library/OwnName.tsx': 'is chosen anew with its rule',
  'studio/src/features/voice-commands/panes/grammar/library/RuleTrial.tsx': 'is tried, and sent nowhere',
  'studio/src/features/voice-commands/panes/suite/AddTest.tsx': 'is kept by Enter, in the draft of the model',
  'studio/src/features/voice-commands/parts/try/SentenceInput.tsx': 'is tried, and sent nowhere',
  'studio/src/features/wake-words/panes/word/PhonemeEntry.tsx': 'is kept by the draft of the model',
  'studio/src/features/wake-words/panes/word/Pronunciation.tsx': 'is kept by the draft of the model',
  'studio/src/features/wake-words/panes/word/WordCard.tsx': 'is kept by the draft of the model',
}

const apps = import.meta.glob<string>(['../apps/*/src/**/*.tsx', '!**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const library = import.meta.glob<string>(
  [
    '../packages/{ui,forms,audio}/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,css}.*',
    '!../packages/ui/src/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Whether one can write in a field of this source; not in one that is read only or for programs alone. */
const isWrittenIn = (source: string) =>
  [
    ...source.matchAll(new RegExp(`<(?:Lazy)?(?:${[...written, 'input', 'textarea'].join('|')})\\b`, 'g')),
  ].some(({ index }) => {
    const [tag = ''] = source.slice(index).split('/>')
    return !/\b(isReadOnly|readOnly|hidden|type="file")\b/.test(tag)
  })

describe('text typed outside of forms', () => {
  it('every component that draws a field is known to take text, or not to', () => {
    const drawing = Object.entries(library).flatMap(([path, source]) =>
      /<(Input|ListInput|(Aria)?TextArea|input|textarea)\b|new EditorView/.test(source)
        ? [path.replace(/.*\/(\w+)\/\w+\.tsx?$/, '$1')]
        : [],
    )
    const known = [...written, ...sought, ...unwritten]
    expect([...new Set(drawing)].toSorted()).toEqual(known.toSorted())
  })

  it('covers every field of the product whose text may be stored', () => {
    const found = Object.entries(apps).flatMap(([path, source]) =>
      isWrittenIn(source) ? [path.replace('../apps/', '')] : [],
    )
    expect(found.toSorted()).toEqual([...Object.keys(keptTexts), ...Object.keys(notKept)].toSorted())
  })
})

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe.each(Object.entries(keptTexts))('%s', (_path, { draw, open, type, send, cancel, reopen = open }) => {
  it('keeps the text after a failure and a reload, and removes it once it is accepted', async () => {
    await show(draw(false))
    await press(open)
    await typeIn(type)
    // Without a request to a server, only the reload fails.
    if (draw.length > 0) await press(send.slice(0, 1))

    // A reload runs nothing that unmounting does.
    const kept = { ...sessionStorage } as Record<string, string>
    await cleanup()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)

    await show(draw(true))
    await press(reopen)
    await expect.poll(typed).toEqual(type)
    await press(send)
    await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  })

  it.runIf(cancel)('removes the text once it is discarded', async () => {
    await show(draw(false))
    await press(open)
    await typeIn(type)
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    await press([cancel ?? ''])
    await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  })
})

async function show(drawn: ReactNode) {
  await render(
    <ThemeProvider locale="en-US" theme="light" navigate={() => {}}>
      <FormDraftsContext value={createFormDrafts(sessionStorage, 1)}>{drawn}</FormDraftsContext>
    </ThemeProvider>,
  )
}

async function press(buttons: readonly string[] = []) {
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click()
}

async function typeIn(texts: readonly string[]) {
  await expect.poll(() => fields().length).toBe(texts.length)
  for (const [place, text] of texts.entries()) {
    const field = fields()[place]
    if (field) await userEvent.fill(field, text)
    // A number is reported when its field is left.
    await userEvent.tab()
  }
  await expect.poll(typed).toEqual(texts)
}

/** Text fields. */
function fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is([type="text"], :not([type]))',
  )
  return [...all].filter((field) => !field.readOnly && !field.disabled && field.checkVisibility())
}

const typed = () => fields().map(({ value }) => value.replaceAll(',', ''))
