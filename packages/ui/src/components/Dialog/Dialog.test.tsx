import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { Dialog, type DialogSize } from './Dialog.js'

describeComponent(
  'Dialog',
  (props) => (
    <Dialog {...props} isOpen title="Rename">
      Name
    </Dialog>
  ),
  { role: 'dialog' },
)

const box = () => document.querySelector('[role=dialog]')?.parentElement?.getBoundingClientRect()

describe('Dialog', () => {
  it.each<[DialogSize, number]>([
    ['small', 600],
    ['medium', 700],
    ['large', 800],
  ])('L-020 of size %s is %d px wide at 1600 px', async (size, width) => {
    await page.viewport(1600, 1000)
    await renderThemed(
      <Dialog isOpen size={size} title="Legal">
        Text
      </Dialog>,
    )
    await expect.poll(() => box()?.width).toBe(width)
  })

  it.each<DialogSize>(['small', 'large'])(
    'L-021 L-022 of size %s fills the screen at 390 px',
    async (size) => {
      await page.viewport(390, 844)
      await renderThemed(
        <Dialog isOpen size={size} title="Notification">
          Text
        </Dialog>,
      )
      await expect.poll(() => box()?.toJSON()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
      expect(close.right).toBeLessThan(195)
    },
  )

  it('L-021 is never narrower than 500 px off phones', async () => {
    await page.viewport(600, 900)
    await renderThemed(
      <Dialog isOpen size="large" title="Notification">
        Text
      </Dialog>,
    )
    await expect.poll(() => box()?.width).toBe(552)
  })

  it('returns the focus to its opener', async () => {
    await page.viewport(1280, 900)
    const screen = await renderThemed(<Opened />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await opener.click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('closes by Escape while React Aria has taken its focus away for a moment', async () => {
    const onOpenChange = vi.fn()
    await renderThemed(
      <Dialog isOpen onOpenChange={onOpenChange} title="Rename">
        Name
      </Dialog>,
    )
    await escapeWhileNothingHasFocus()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('stays open by that Escape when it waits for an answer', async () => {
    const onOpenChange = vi.fn()
    await renderThemed(
      <Dialog isOpen isDismissable={false} onOpenChange={onOpenChange} title="Rename">
        Name
      </Dialog>,
    )
    await escapeWhileNothingHasFocus()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('leaves that Escape to the dialog in front', async () => {
    const [behind, inFront] = [vi.fn(), vi.fn()]
    const both = (isAsked: boolean) => (
      <>
        <Dialog isOpen onOpenChange={behind} title="Rename">
          Name
        </Dialog>
        <Dialog isOpen={isAsked} onOpenChange={inFront} title="Leave without saving?">
          Your changes will be lost.
        </Dialog>
      </>
    )
    const screen = await renderThemed(both(false))
    await expect.element(screen.getByRole('dialog', { name: 'Rename' })).toHaveFocus()
    await screen.rerender(both(true))
    await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toHaveFocus()
    await escapeWhileNothingHasFocus()
    expect(inFront).toHaveBeenCalledExactlyOnceWith(false)
    expect(behind).not.toHaveBeenCalled()
  })

  it('has no accessibility fault in the whole document', async () => {
    await renderThemed(
      <ConfirmDialog
        isOpen
        onOpenChange={vi.fn()}
        onConfirm={vi.fn()}
        title="Delete the account?"
        confirmLabel="Delete account"
      >
        Folders stay with their company.
      </ConfirmDialog>,
      { locale: 'fr-FR' },
    )
    await expect.element(page.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    expect(await axeProblems(document.body)).toEqual([])
  })
})

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Rename">
        Name
      </Dialog>
    </>
  )
}

/** The focus returns with the next frame: the key is pressed before that. */
async function escapeWhileNothingHasFocus() {
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
  ;(document.activeElement as HTMLElement).blur()
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}
