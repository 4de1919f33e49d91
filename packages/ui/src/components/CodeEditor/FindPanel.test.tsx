import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { CodeEditor } from './CodeEditor.js'

const lamps = 'lamp Lamp lamps\nthe lamp.\n'

function Editor({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [text, setText] = useState(lamps)
  return <CodeEditor label="Code" value={text} onChange={setText} isReadOnly={isReadOnly} />
}

async function searching(word: string, isReadOnly = false) {
  const screen = await renderThemed(<Editor isReadOnly={isReadOnly} />)
  const editor = screen.getByRole('textbox', { name: 'Code' })
  await editor.click()
  await userEvent.keyboard('{Control>}{Home}f{/Control}')
  const field = screen.getByRole('searchbox', { name: 'Find' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(word)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const says = (words: string) =>
    expect.element(screen.getByRole('search').getByRole('status')).toHaveTextContent(words)
  return { screen, editor, field, button, says }
}

it('counts what it finds; Enter moves forward, Shift Enter moves back', async () => {
  const { field, says } = await searching('lamp')
  await says('4 matches')
  await userEvent.keyboard('{Enter}')
  await says('1 of 4')
  await userEvent.keyboard('{Enter}{Enter}')
  await says('3 of 4')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await says('2 of 4')
  await expect.element(field).toHaveFocus()
})

it.each([
  ['Match case', 'lamp', '3 matches'],
  ['Whole words', 'lamp', '3 matches'],
  ['Regular expression', 'l.mps?\\b', '4 matches'],
])('searches by “%s”', async (name, word, found) => {
  const { button, says } = await searching(word)
  await button(name).click()
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
  await says(found)
})

it('says when nothing is found, and when an expression cannot be read', async () => {
  const { button, says } = await searching('(zebra')
  await says('No match')
  await button('Regular expression').click()
  await says('Not a valid expression')
})

it('Escape closes it and returns the focus to the editor; the same keys open it again', async () => {
  const { screen, editor, field } = await searching('lamp')
  await userEvent.keyboard('{Escape}')
  await expect.element(editor).toHaveFocus()
  expect(screen.getByRole('search').query()).toBeNull()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(field).toHaveFocus()
  await editor.click()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(field).toHaveFocus()
})

it('replaces one match, then all', async () => {
  const { screen, editor, button, says } = await searching('lamp')
  await button('Replace').click()
  await screen.getByRole('textbox', { name: 'Replace with' }).fill('light')
  // The first press selects a match, the second replaces it and moves to the next one.
  await userEvent.keyboard('{Enter}{Enter}')
  await says('1 of 3')
  await button('Replace all').click()
  await says('No match')
  await expect.poll(() => editor.element().textContent).toBe('light light lightsthe light.')
})

it('offers nothing to replace in a text that is read only', async () => {
  const { button, says } = await searching('lamp', true)
  await says('4 matches')
  expect(button('Replace').query()).toBeNull()
})

it('has no accessibility fault', async () => {
  const { screen, button } = await searching('lamp')
  await button('Replace').click()
  expect(await axeProblems(screen.container)).toEqual([])
})
