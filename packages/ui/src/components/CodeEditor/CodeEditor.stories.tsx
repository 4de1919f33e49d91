import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { Button } from '../Button/Button.js'
import { CodeEditor, type CodeEditorHandle, type CodeEditorProps } from './CodeEditor.js'
import type { CodeProblem } from './CodeProblem.js'
import { exampleCode, exampleLanguage } from './exampleLanguage.js'
import { LazyCodeEditor } from './LazyCodeEditor.js'

const extensions = [exampleLanguage]
const restart = exampleCode.indexOf('<restart>')
const quantity = exampleCode.indexOf('<quantity>')

const warning: CodeProblem = {
  from: restart,
  to: restart + 9,
  severity: 'warning',
  message: 'Rule <restart> is never reached from <order>.',
  actions: [{ label: 'Remove rule', onPress: fn() }],
}
const error: CodeProblem = {
  from: quantity,
  to: quantity + 10,
  severity: 'error',
  message: 'Rule <quantity> is defined twice.',
}

function Controlled(props: CodeEditorProps) {
  const [value, setValue] = useState(props.value)
  const change = (text: string) => {
    setValue(text)
    props.onChange?.(text)
  }
  // Not an arg: Storybook cannot write the language of an editor down.
  return <CodeEditor {...props} extensions={extensions} value={value} onChange={change} />
}

const meta = {
  title: 'UI/Fields/CodeEditor',
  id: 'ui-codeeditor',
  component: CodeEditor,
  args: { label: 'Code', value: exampleCode, onChange: fn(), onCursor: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ height: 320, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeEditor>
export default meta
type Story = StoryObj<typeof meta>

const textbox = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: 'Code' })

/** A text in the colours of the language. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await textbox(canvasElement))
    await userEvent.keyboard('x')
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(args.onCursor).toHaveBeenCalled()
  },
}

/** Reached with the keyboard: Tab indents, Escape then Tab leaves. */
export const Focused: Story = {
  render: (args) => (
    <Stack>
      <Controlled {...args} height="content" />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await textbox(canvasElement)
    await userEvent.tab()
    await expect(await textbox(canvasElement)).toHaveFocus()
  },
}

/** An error: marked before its line and underlined. */
export const Invalid: Story = {
  args: { diagnostics: [error] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).not.toBeNull())
  },
}

/** A warning with its fix. */
export const Warning: Story = {
  args: { diagnostics: [warning] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cm-lint-marker-warning')).not.toBeNull())
  },
}

/** Both, counted for screen readers once the typing pauses. */
export const Crowded: Story = {
  args: { diagnostics: [error, warning] },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status.textContent).toMatch(/1.*1/))
  },
}

/** Someone else edits, or the user has no right to. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    const editor = await textbox(canvasElement)
    await expect(editor).toHaveAttribute('aria-readonly', 'true')
    await userEvent.click(editor)
    await userEvent.keyboard('x')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Nothing is written yet. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await expect(await textbox(canvasElement)).toHaveTextContent(/^$/)
  },
}

/** A line longer than the pane scrolls by itself. */
export const LongText: Story = {
  args: { value: `<order>: ${'pick two from aisle seven | '.repeat(30)}done;` },
}

/** Long lines wrap, as for a text to be spoken. */
export const Wrapping: Story = {
  args: { ...LongText.args, isWrapping: true },
  play: async ({ canvasElement }) => {
    const scroller = (await textbox(canvasElement)).parentElement as HTMLElement
    await waitFor(() => expect(scroller.scrollWidth).toBe(scroller.clientWidth))
  },
}

const thousandLines = Array.from(
  { length: 1000 },
  (_, index) => `<rule_${index}>: pick | take; // ${index}`,
).join('\n')

/** A thousand lines: only those in sight are drawn. */
export const ManyLines: Story = {
  args: { value: thousandLines },
  play: async ({ canvasElement }) => {
    await textbox(canvasElement)
    await expect(canvasElement.querySelectorAll('.cm-line').length).toBeLessThan(120)
  },
}

/** Grows with its text, in a form. */
export const GrowsWithText: Story = {
  args: { height: 'content' },
  play: async ({ canvasElement }) => {
    const scroller = (await textbox(canvasElement)).parentElement as HTMLElement
    await waitFor(() => expect(scroller.scrollHeight).toBe(scroller.clientHeight))
  },
}

function WithProblem(props: CodeEditorProps) {
  const editor = useRef<CodeEditorHandle>(null)
  return (
    <Stack>
      <Controlled {...props} height="content" ref={editor} />
      <Button onPress={() => editor.current?.focusRange(restart, restart + 9)}>Line 10</Button>
    </Stack>
  )
}

/** A list of problems leads to the place of each. */
export const GoToProblem: Story = {
  args: { diagnostics: [warning] },
  render: (args) => <WithProblem {...args} />,
  play: async ({ canvasElement }) => {
    const editor = await textbox(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Line 10' }))
    await expect(editor).toHaveFocus()
    await waitFor(() => expect(String(document.getSelection())).toBe('<restart>'))
  },
}

const openFind = async (canvasElement: HTMLElement, word: string) => {
  await userEvent.click(await textbox(canvasElement))
  await userEvent.keyboard('{Control>}f{/Control}')
  const find = await within(canvasElement).findByRole('search')
  const field = within(find).getByRole('searchbox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, word)
  return within(find)
}

/** Ctrl F searches: how often a word is found, and which of its places is selected. */
export const Finding: Story = {
  play: async ({ canvasElement }) => {
    const find = await openFind(canvasElement, 'order')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(find.getByRole('status')).toHaveTextContent(/^\d (of|sur) 4$/))
  },
}

/** On a phone the search has its lines under each other, and a word can be replaced everywhere. */
export const FindingPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const find = await openFind(canvasElement, 'order')
    await userEvent.click(find.getByRole('button', { name: /^(Replace|Remplacer)$/ }))
    await userEvent.type(find.getByRole('textbox'), 'request')
    await userEvent.click(find.getByRole('button', { name: /^(Replace all|Tout remplacer)$/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<request>')))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Bars replace the editor while its bundle is loading. */
export const Loading: Story = {
  render: (args) => <LazyCodeEditor {...args} extensions={extensions} />,
  play: async ({ canvasElement }) => {
    await expect(await textbox(canvasElement)).toBeVisible()
  },
}

/** In a page from right to left code still goes from left to right, and its search follows the page. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <ThemeProvider locale="ar-EG">
        <Story />
      </ThemeProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('textbox')
    await expect(getComputedStyle(code.closest('[dir=rtl]')!).direction).toBe('rtl')
    await expect(getComputedStyle(code).direction).toBe('ltr')
    await userEvent.click(code)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(getComputedStyle(await within(canvasElement).findByRole('search')).direction).toBe('rtl')
  },
}
