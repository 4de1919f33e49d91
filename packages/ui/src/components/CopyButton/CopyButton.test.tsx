import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { CopyButton } from './CopyButton.js'

describeComponent('CopyButton', (props) => <CopyButton {...props} text="key" />, { role: 'button' })

describe('CopyButton', () => {
  afterEach(() => vi.restoreAllMocks())

  it('says for two seconds that it copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const screen = await renderThemed(<CopyButton text="key" />)
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(2000)
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  })

  it('reports a failure without a clipboard, as on a page without https', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    const failed = vi.fn()
    const screen = await renderThemed(<CopyButton text="key" onFail={failed} />)
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('button', { name: 'Not copied' })).toBeVisible()
    expect(failed).toHaveBeenCalledOnce()
  })
})
