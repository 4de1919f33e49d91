import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ThemeProvider, themes } from '../../theme/ThemeProvider.js'
import { CodeEditor, type CodeEditorHandle, type CodeEditorProps } from './CodeEditor.js'
import type { CodeProblem } from './CodeProblem.js'
import { exampleCode, exampleLanguage } from './exampleLanguage.js'
import { LazyCodeEditor } from './LazyCodeEditor.js'

const extensions = [exampleLanguage]
const problem: CodeProblem = { from: 0, to: 4, severity: 'error', message: 'No such rule.' }

function Controlled({ value: first, onChange, ...props }: CodeEditorProps) {
  const [value, setValue] = useState(first)
  const change = (text: string) => {
    setValue(text)
    onChange?.(text)
  }
  return <CodeEditor {...props} value={value} onChange={change} />
}

it.each(themes)('has no accessibility fault in the theme %s', async (theme) => {
  const screen = await renderThemed(
    <CodeEditor label="Code" value={exampleCode} extensions={extensions} diagnostics={[problem]} />,
    { theme },
  )
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toBeVisible()
  expect(await axeProblems(screen.container)).toEqual([])
})

it('reports what is written and where the cursor is', async () => {
  const onChange = vi.fn()
  const onCursor = vi.fn()
  const screen = await renderThemed(
    <Controlled label="Code" value={'one\n'} onChange={onChange} onCursor={onCursor} />,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Control>}{End}{/Control}two')
  expect(onChange).toHaveBeenLastCalledWith('one\ntwo')
  expect(onCursor).toHaveBeenLastCalledWith({ offset: 7, line: 2, column: 4 })
})

it('replaces what is selected by itself, because the browser would write a style attribute', async () => {
  const left: string[] = []
  const note = (event: Event) => !event.defaultPrevented && left.push((event as InputEvent).data ?? '')
  addEventListener('beforeinput', note)
  const onChange = vi.fn()
  const screen = await renderThemed(
    <Controlled label="Code" value={exampleCode} extensions={extensions} onChange={onChange} />,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Control>}a{/Control}new')
  expect(onChange).toHaveBeenLastCalledWith('new')
  removeEventListener('beforeinput', note)
  expect(left).not.toContain('n')
})

/** Returns the value some time after the change. */
function Late() {
  const [value, setValue] = useState('')
  return <CodeEditor label="Code" value={value} onChange={(text) => setTimeout(() => setValue(text), 40)} />
}

it('keeps the typed text while its owner is late with the value', async () => {
  const screen = await renderThemed(<Late />)
  const editor = screen.getByRole('textbox')
  await editor.click()
  await userEvent.keyboard('one two three four')
  await expect.element(editor).toHaveTextContent('one two three four')
  await new Promise((resolve) => setTimeout(resolve, 120))
  await expect.element(editor).toHaveTextContent('one two three four')
})

it('follows its value without reporting it, and keeps the cursor where it was', async () => {
  const onChange = vi.fn()
  const ref = createRef<CodeEditorHandle>()
  const editor = (value: string) => (
    <ThemeProvider locale="en-US">
      <CodeEditor ref={ref} label="Code" value={value} onChange={onChange} />
    </ThemeProvider>
  )
  const screen = await render(editor('pick two'))
  ref.current?.focusRange(0, 4)
  await vi.waitFor(() => expect(String(document.getSelection())).toBe('pick'))
  await screen.rerender(editor('pick twelve'))
  await expect.element(screen.getByRole('textbox')).toHaveTextContent('pick twelve')
  await vi.waitFor(() => expect(String(document.getSelection())).toBe('pick'))
  expect(onChange).not.toHaveBeenCalled()
})

it('Tab indents; Escape, then Tab leaves', async () => {
  const onChange = vi.fn()
  const screen = await renderThemed(
    <>
      <Controlled label="Code" value="pick" onChange={onChange} />
      <button type="button">Next</button>
    </>,
  )
  const editor = screen.getByRole('textbox')
  expect(editor.element().getAttribute('aria-describedby')).not.toBeNull()
  await editor.click()
  await userEvent.keyboard('{Home}{Tab}')
  expect(onChange).toHaveBeenLastCalledWith('  pick')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  expect(onChange).toHaveBeenCalledOnce()
})

it('read-only keeps its text, and can be read with the keyboard', async () => {
  const onChange = vi.fn()
  const screen = await renderThemed(<CodeEditor label="Code" value="pick" isReadOnly onChange={onChange} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('x{Delete}')
  await expect.element(screen.getByRole('textbox')).toHaveTextContent('pick')
  expect(onChange).not.toHaveBeenCalled()
})

it('underlines a problem and offers what can be done', async () => {
  const onPress = vi.fn()
  const withAction = { ...problem, actions: [{ label: 'Remove rule', onPress }] }
  const screen = await renderThemed(<CodeEditor label="Code" value="<no> pick" diagnostics={[withAction]} />)
  await vi.waitFor(() => expect(screen.container.querySelector('.cm-lintRange-error')).not.toBeNull())
  const mark = screen.container.querySelector('.cm-lintRange-error') as HTMLElement
  expect(getComputedStyle(mark).textDecorationStyle).toBe('wavy')
  await userEvent.hover(mark)
  await screen.getByRole('button', { name: /Remove rule/ }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

it('announces the number of problems politely, and when none is left', async () => {
  const editor = (diagnostics: readonly CodeProblem[]) => (
    <CodeEditor label="Code" value="<no> pick" diagnostics={diagnostics} />
  )
  const screen = await renderThemed(editor([]))
  const status = screen.getByRole('status')
  expect(status.element().textContent).toBe('')
  await screen.rerender(editor([problem, { ...problem, severity: 'warning' }]))
  expect(status.element().textContent).toBe('')
  await expect.element(status).toHaveTextContent('1 error, 1 warning')
  await screen.rerender(editor([]))
  await expect.element(status).toHaveTextContent('No problem')
})

it('keeps a problem inside a text that became shorter', async () => {
  const screen = await renderThemed(
    <CodeEditor label="Code" value="pick" diagnostics={[{ ...problem, from: 2, to: 900 }]} />,
  )
  await vi.waitFor(() =>
    expect(screen.container.querySelector('.cm-lintRange-error')?.textContent).toBe('ck'),
  )
})

it('speaks French, its search included', async () => {
  const screen = await renderThemed(<CodeEditor label="Texte" value="pick" />, { locale: 'fr-FR' })
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remplacer' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tout remplacer' })).toBeVisible()
})

it('gives its styles the nonce of the page', async () => {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = 'abc'
  document.head.append(meta)
  const { EditorView } = await import('@codemirror/view')
  const { cspNonce } = await import('./editorExtensions.js')
  const { EditorState } = await import('@codemirror/state')
  const state = EditorState.create({ extensions: cspNonce() })
  expect(state.facet(EditorView.cspNonce)).toBe('abc')
  meta.remove()
  expect(EditorState.create({ extensions: cspNonce() }).facet(EditorView.cspNonce)).toBe('')
})

it('comes in its own time', async () => {
  const screen = await renderThemed(<LazyCodeEditor label="Code" value="pick" />)
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveTextContent('pick')
})

it('undoes, redoes and searches through its ref', async () => {
  const ref = createRef<CodeEditorHandle>()
  const screen = await renderThemed(<Controlled ref={ref} label="Code" value="one" />)
  const text = screen.getByRole('textbox', { name: 'Code' })
  await text.click()
  await userEvent.keyboard('{End} two')
  await expect.element(text).toHaveTextContent('one two')
  ref.current?.undo()
  await expect.poll(() => text.element().textContent).toBe('one')
  ref.current?.redo()
  await expect.element(text).toHaveTextContent('one two')
  await expect.element(text).toHaveFocus()
  ref.current?.find()
  await expect.element(screen.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
})
