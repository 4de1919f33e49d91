import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { Show } from './Show.js'

it.each([
  [599, ['phone', 'to tablet']],
  [600, ['tablet on', 'to tablet']],
  [1279, ['tablet on', 'to tablet']],
  [1280, ['tablet on', 'laptop alone']],
  [1599, ['tablet on', 'laptop alone']],
  [1600, ['tablet on', 'desktop on']],
])('L-006 at %i px shows %j', async (width, expected) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(
    <>
      <Show upTo="phone">
        <p>phone</p>
      </Show>
      <Show from="tablet">
        <p>tablet on</p>
      </Show>
      <Show upTo="tablet">
        <p>to tablet</p>
      </Show>
      <Show from="laptop" upTo="laptop">
        <p>laptop alone</p>
      </Show>
      <Show from="desktop">
        <p>desktop on</p>
      </Show>
    </>,
  )
  const seen = [...screen.container.querySelectorAll('p')].filter((line) => line.checkVisibility())
  expect(seen.map((line) => line.textContent)).toEqual(expected)
})
