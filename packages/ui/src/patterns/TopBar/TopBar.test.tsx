import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { TopBar } from './TopBar.js'

it.each([
  [359, false],
  [360, true],
  [390, true],
  [1279, true],
  [1280, false],
])('at %i px the mark is shown: %s', async (width, expected) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(<TopBar title="Folders" mark={<span>mark</span>} />)
  expect(screen.getByText('mark').element().checkVisibility()).toBe(expected)
  expect((screen.getByRole('banner').element() as HTMLElement).offsetHeight).toBe(56)
})

it('keeps its actions in sight beside a long title', async () => {
  await page.viewport(390, 800)
  const screen = await renderThemed(
    <TopBar
      title={'A very long name of a folder '.repeat(5)}
      avatar={<button type="button">Account</button>}
    />,
  )
  const { right } = screen.getByRole('button', { name: 'Account' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(390)
})

it('gives a title that is longer than a phone is wide a second line, within its height', async () => {
  await page.viewport(390, 800)
  const screen = await renderThemed(<TopBar title={'A very long name of a folder '.repeat(5)} />)
  const banner = screen.getByRole('banner').element() as HTMLElement
  expect(banner.querySelector('[title]')?.clientHeight).toBe(40)
  expect(banner.offsetHeight).toBe(56)
})
