import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { SuggestField } from './SuggestField.js'

const names = ['report-autumn.pdf', 'report-winter.pdf']
const apply = vi.fn<(words: string) => void>()

function Held({ suggestions }: { suggestions: readonly string[] }) {
  const [words, setWords] = useState('')
  return (
    <SuggestField
      label="Search"
      value={words}
      onChange={setWords}
      onApply={apply}
      suggestions={suggestions}
    />
  )
}

/** Words are typed for which nothing is suggested until `bring` is called, as from a server. */
async function renderWaiting() {
  const screen = await renderThemed(<Held suggestions={[]} />)
  const field = screen.getByRole('combobox')
  await userEvent.fill(field, 'rep')
  return { screen, field, bring: () => screen.rerender(<Held suggestions={names} />) }
}

/** The list is closed, and does not open within some frames. */
async function expectClosed(field: Locator) {
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(field.element().getAttribute('aria-expanded')).toBe('false')
}

describe('SuggestField', () => {
  it('opens its list when suggestions come after the words', async () => {
    const { screen, field, bring } = await renderWaiting()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await bring()
    await expect.element(screen.getByRole('option', { name: names[1]! })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(apply).toHaveBeenLastCalledWith(names[1])
    await expectClosed(field)
  })

  it('leaves its list closed after Escape, and keeps the words', async () => {
    const { screen, field, bring } = await renderWaiting()
    await bring()
    await expect.element(screen.getByRole('option', { name: names[1]! })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expectClosed(field)
    await expect.element(field).toHaveValue('rep')
  })

  it.each([
    ['applied', '{Enter}'],
    ['left', '{Tab}'],
    ['emptied', '{Control>}a{/Control}{Delete}'],
  ])('stays closed when suggestions come for words that were %s', async (_what, keys) => {
    const { field, bring } = await renderWaiting()
    await userEvent.keyboard(keys)
    await bring()
    await expectClosed(field)
    await userEvent.click(field)
    await expectClosed(field)
  })
})
