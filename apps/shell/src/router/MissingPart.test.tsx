import { ThemeProvider } from '@saywright/ui/theme'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MissingPart } from './MissingPart.js'

const missing = (part: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://voice.example.com/assets/${part}.js`)

function aPage(isReachable: () => boolean) {
  const kept = new Map<string, string>()
  return {
    isReachable: vi.fn(async () => isReachable()),
    reload: vi.fn(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value) !== undefined,
    },
  }
}

class Boundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError = () => ({ hasCrashed: true })
  override render = () => (this.state.hasCrashed ? <p>Crashed</p> : this.props.children)
}

const open = (page: ReturnType<typeof aPage>, part = 'audio') =>
  render(
    <ThemeProvider locale="en-US" theme="light">
      <Boundary>
        <MissingPart error={missing(part)} page={page} />
      </Boundary>
    </ThemeProvider>,
  )

describe('a part of the app that could not be loaded', () => {
  it('reports that the server cannot be reached, and reloads no page before it answers', async () => {
    let isThere = false
    const page = aPage(() => isThere)
    await open(page)
    await expect.element(browser.getByRole('alert')).toBeVisible()
    await browser.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.isReachable.mock.calls.length).toBe(2)
    expect(page.reload).not.toHaveBeenCalled()
    isThere = true
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => page.reload.mock.calls.length).toBe(1)
  })

  it('reloads once for each part that a newer version no longer has', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = aPage(() => true)
    await (await open(page)).unmount()
    await (await open(page, 'slots')).unmount()
    await expect.poll(() => page.reload.mock.calls.length).toBe(2)
    await open(page, 'slots')
    await expect.element(browser.getByText('Crashed')).toBeVisible()
    expect(page.reload).toHaveBeenCalledTimes(2)
  })
})
