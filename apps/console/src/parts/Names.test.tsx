import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Names } from './Names.js'

/** The position of each letter of the text, in the order of the text. */
function placesOf(element: Element, letters: string): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places = new Map<string, number>()
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const [at, letter] of [...node.data].entries()) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      places.set(letter, range.getBoundingClientRect().left)
    }
  }
  return [...letters].map((letter) => places.get(letter) ?? Number.NaN)
}

it.each([
  ['from right to left', 'שבת', 'ש'],
  ['that turns what follows', '\u202exyz', 'x'],
])('a name %s leaves the others in their places', async (_, name, letter) => {
  const screen = await render(
    <p>
      <Names of={[name, '12', undefined, 'אב']} separator=" · " />
    </p>,
  )
  expect(screen.container.textContent).toBe(`${name} · 12 · אב`)
  const [first = 0, one = 0, two = 0, last = 0] = placesOf(screen.container, `${letter}12א`)
  expect([first < one, one < two, two < last]).toEqual([true, true, true])
})
