import { brand } from '@saywright/shell'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../testing/aServer.js'
import { aConsole, Console } from '../../testing/Console.js'

const demo = 'data:text/html,<!doctype html><title>Demo</title>'
const links: { demo?: string } = brand.links

beforeEach(() => {
  // An installation sets it when it is built.
  links.demo = demo
})
afterEach(async () => {
  delete links.demo
  await cleanup()
  await page.viewport(1280, 800)
})

it.each([
  [599, 'opens outside'],
  [600, 'is embedded'],
])('C-017± in a window of %i px the demo %s', async (width, place) => {
  await page.viewport(width, 800)
  const made = aConsole({ transport: aServer('en-US'), at: '/demo', locale: 'en-US', token: 'a-token' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  const link = screen.getByRole('main').getByRole('link')
  await expect.element(link).toHaveAttribute('href', demo)
  await expect.element(link).toHaveAttribute('target', '_blank')
  const frames = [...document.querySelectorAll('main iframe')].map((frame) => frame.getAttribute('src'))
  expect(frames).toEqual(place === 'is embedded' ? [demo] : [])
})
