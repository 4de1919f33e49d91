import { analyze } from '@saywright/grammar'
import { LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { suiteRun } from '../../model/answers/suiteRun.js'
import { coverageGutter } from './coverageGutter.js'

const grammar = '#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n<a>: go | <b>;\n<b>: stop | halt;\n<c>: unused;\n'

const coverageOf = (source: string, sentences: readonly string[]) => {
  const suite = sentences.map((sentence) => ({ sentence, expect: 'accept' }) as const)
  const { covered } = suiteRun(analyze(source), suite, {})
  return { ...covered, source, said: covered.isSaid.reduce((sum, one) => sum + one, 0) }
}
const labels = { said: 'Said', never: (words: string) => `Never: ${words}` }
const extensionsOf = (source: string, sentences: readonly string[]) => [
  coverageGutter(coverageOf(source, sentences), labels),
]
/** The title of the sign of each line, from the first. */
const titles = () =>
  [...document.querySelectorAll('.cm-gutterElement span[title]')].map((mark) => mark.getAttribute('title'))

beforeEach(() => page.viewport(900, 600))

it('marks each line by its coverage, and moves the marks with the text', async () => {
  const screen = await render(
    <LazyCodeEditor label="Grammar" value={grammar} extensions={extensionsOf(grammar, ['go'])} />,
  )
  await expect.poll(titles).toEqual(['Said', 'Never: stop, halt'])
  await screen.getByRole('textbox', { name: 'Grammar' }).click()
  await userEvent.keyboard('{Control>}{Home}{/Control}// more{Enter}')
  await expect.poll(titles).toEqual(['Said', 'Never: stop, halt'])
  const lines = [...document.querySelectorAll('.cm-gutterElement')].filter((each) =>
    each.querySelector('[title]'),
  )
  const [first] = lines
  const [fifth] = [...document.querySelectorAll('.cm-line')].slice(4)
  const middle = (element: Element | undefined) => element && element.getBoundingClientRect().top
  expect(Math.abs((middle(first) ?? 0) - (middle(fifth) ?? 100))).toBeLessThan(6)
})

it('keeps the last marks while the coverage is that of another text', async () => {
  const screen = await render(
    <LazyCodeEditor label="Grammar" value={grammar} extensions={extensionsOf(grammar, ['go'])} />,
  )
  await expect.poll(titles).toHaveLength(2)
  const other = grammar.replace('halt', 'wait')
  await screen.rerender(
    <LazyCodeEditor label="Grammar" value={grammar} extensions={extensionsOf(other, ['wait'])} />,
  )
  await expect.poll(titles).toEqual(['Said', 'Never: stop, halt'])
  await screen.rerender(
    <LazyCodeEditor label="Grammar" value={grammar} extensions={extensionsOf(grammar, ['halt', 'stop'])} />,
  )
  await expect.poll(titles).toEqual(['Never: go', 'Said'])
})
