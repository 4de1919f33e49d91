import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../../components/Button/Button.js'
import { Dialog } from '../../components/Dialog/Dialog.js'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { tokens } from '../../tokens/values.js'
import { LoadingOverlay } from './LoadingOverlay.js'
import { longWaitMilliseconds } from './useLongWait.js'

afterEach(() => void vi.useRealTimers())

const overlay = () => document.querySelector('dialog') as HTMLDialogElement

function preferMotion(value: 'reduce' | 'no-preference') {
  const features = [{ name: 'prefers-reduced-motion', value }]
  return cdp().send('Emulation.setEmulatedMedia', { features })
}

describe('LoadingOverlay', () => {
  it('L-014 covers the whole page and fades in over 200 ms, its text inside', async () => {
    await preferMotion('no-preference')
    await page.viewport(1280, 800)
    await renderThemed(<LoadingOverlay isActive text="Saving" />)
    const { transitionProperty, transitionDuration, backgroundColor } = getComputedStyle(overlay())
    expect(transitionProperty).toMatch(/^opacity/)
    expect(transitionDuration).toMatch(/^0.2s/)
    expect(backgroundColor).toContain('0.92')
    expect(overlay().getBoundingClientRect().toJSON()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 })
    await expect.element(page.getByText('Saving')).toBeVisible()
    await preferMotion('reduce')
  })

  it('L-014 keeps people from what is behind, also from an open dialog', async () => {
    const pressed = vi.fn()
    await renderThemed(
      <>
        <Dialog
          isOpen
          onOpenChange={vi.fn()}
          title="Rename"
          actions={<Button onPress={pressed}>Save</Button>}
        />
        <LoadingOverlay isActive />
      </>,
    )
    const save = page.getByText('Save').element()
    ;(save.closest('button') as HTMLButtonElement).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    expect(pressed).not.toHaveBeenCalled()
    expect(overlay().open).toBe(true)
  })

  it('L-016± says that it lasts after 10 seconds and not one millisecond before', async () => {
    expect(longWaitMilliseconds).toBe(tokens.duration.longWait.$value.value)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await renderThemed(<LoadingOverlay isActive text="Enregistrement" />, { locale: 'fr-FR' })
    const said = page.getByRole('status')
    vi.advanceTimersByTime(9_999)
    await settled()
    expect(said.element().textContent).toBe('Enregistrement')
    vi.advanceTimersByTime(1)
    await expect.poll(() => said.element().textContent).toContain('Toujours en cours, merci de patienter')
  })

  it('L-016 restarts its count for the next wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const screen = await renderThemed(<Switched />)
    vi.advanceTimersByTime(10_000)
    await expect.element(screen.getByText('Much longer')).toBeVisible()
    for (const _ of ['off', 'on']) {
      document.getElementById('switch')?.click()
      await settled()
    }
    vi.advanceTimersByTime(9_999)
    await settled()
    expect(overlay().open).toBe(true)
    expect(document.body.textContent).not.toContain('Much longer')
  })

  it('returns the focus', async () => {
    const screen = await renderThemed(<Switched isActive={false} />)
    const button = screen.getByRole('button')
    ;(button.element() as HTMLButtonElement).focus()
    document.getElementById('switch')?.click()
    await expect.poll(() => overlay().open).toBe(true)
    expect(document.activeElement).toBe(overlay())
    document.getElementById('switch')?.click()
    await expect.poll(() => overlay().open).toBe(false)
    await expect.element(button).toHaveFocus()
  })

  it.each(['en-US', 'fr-FR'] as const)('has no accessibility fault in %s', async (locale) => {
    await renderThemed(<LoadingOverlay isActive />, { locale })
    expect(await axeProblems(document.body)).toEqual([])
  })
})

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function Switched({ isActive = true }) {
  const [isOn, setOn] = useState(isActive)
  return (
    <>
      <button id="switch" type="button" onClick={() => setOn(!isOn)}>
        Switch
      </button>
      <LoadingOverlay isActive={isOn} longText="Much longer" />
    </>
  )
}
