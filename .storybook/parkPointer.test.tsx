import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

function coverPage(): HTMLButtonElement {
  const button = document.createElement('button')
  button.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%'
  document.body.replaceChildren(button)
  return button
}

it('a pointer inside the page hovers it', async () => {
  const button = coverPage()
  await userEvent.hover(button)
  expect(button.matches(':hover')).toBe(true)
})

it('nothing is hovered by a pointer that the test before left behind', async () => {
  const button = coverPage()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(button.matches(':hover')).toBe(false)
})
