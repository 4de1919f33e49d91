import { aVoiceCommandModel } from '@saywright/api/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { type OpenDocument, useGrammarDocument } from './useGrammarDocument.js'

const model = aVoiceCommandModel({ id: 11, revision: 3 })
const draft = () => localStorage.getItem('saywright_draft_11')

/** A document in an editor, and a way to leave it. */
function openEditor() {
  const root = createRoot(document.createElement('div'))
  let open: OpenDocument | undefined
  function Editor() {
    open = useGrammarDocument(model)
    return null
  }
  flushSync(() => root.render(<Editor />))
  return { now: () => open as OpenDocument, leave: () => root.render(null) }
}

it('stores a draft of typed text when the page is left at once', () => {
  const { now, leave } = openEditor()
  flushSync(() => {
    now().write('mine')
    leave()
  })
  expect(JSON.parse(draft() ?? '{}')).toMatchObject({ revision: 3, grammar: 'mine' })
})

it('stores no draft of saved text when the page is left at once', () => {
  const { now, leave } = openEditor()
  flushSync(() => now().write('mine'))
  flushSync(() => {
    now().acceptSaved({ revision: 4, grammar: 'mine', slots: model.slots })
    leave()
  })
  expect(draft()).toBeNull()
})

it('removes the draft once the text equals the saved one', () => {
  const { now, leave } = openEditor()
  flushSync(() => now().write('mine'))
  flushSync(() => {
    now().write(model.grammar)
    leave()
  })
  expect(draft()).toBeNull()
})
