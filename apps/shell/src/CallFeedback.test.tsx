import { createNotices, Dialog } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CallFeedback } from './CallFeedback.js'
import { createValue } from './createValue.js'

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

it('a dialog that opens after interrupted waits keeps the focus', async () => {
  await preferMotion('no-preference')
  const pending = createValue(0)
  await renderFeedback(pending)
  const overlay = document.querySelector('dialog')!
  pending.set(1)
  await expect.poll(() => getComputedStyle(overlay).opacity).toBe('1')
  const cancelled: string[] = []
  overlay.addEventListener('transitioncancel', ({ propertyName }) => cancelled.push(propertyName))
  pending.set(0)
  await expect.poll(() => overlay.getAnimations().length).toBe(3)
  overlay.style.transition = 'none'
  await expect.poll(() => cancelled).toHaveLength(3)

  // Pressed like by a screen reader: only then does React Aria wait for animations.
  ;(page.getByRole('button', { name: 'Rename' }).element() as HTMLElement).click()
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await expect.element(dialog).toBeVisible()
  // The dialog lets the focus go once, half a second later, and takes it again.
  const left = vi.fn()
  dialog.element().addEventListener('focusout', left)
  await expect.poll(() => left.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await preferMotion('reduce')
})

function renderFeedback(pending: ReturnType<typeof createValue<number>>) {
  const shell = { pending, notices: createNotices(), noticeSide: createValue<'bottom' | 'top'>('bottom') }
  return render(
    <ThemeProvider isRoot locale="en-US" theme="light">
      <CallFeedback shell={shell as never} />
      <Opener />
    </ThemeProvider>,
  )
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Rename" actions={undefined}>
        A name
      </Dialog>
    </>
  )
}
