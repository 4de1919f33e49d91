import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Modal } from './Modal.js'
import { ModalBody, ModalClose, ModalHeader, ModalTitle } from './ModalParts.js'

describeComponent(
  'Modal',
  (props) => (
    <Modal {...props} isOpen>
      <ModalHeader>
        <ModalTitle>Voices</ModalTitle>
        <ModalClose />
      </ModalHeader>
      <ModalBody>Words</ModalBody>
    </Modal>
  ),
  { role: 'dialog' },
)

describe('Modal', () => {
  it('is closed by Escape, by its cross and by a press on the scrim', async () => {
    const onOpenChange = vi.fn()
    const screen = await renderThemed(
      <Modal isOpen onOpenChange={onOpenChange} size="small" aria-label="Voices">
        <ModalClose />
      </Modal>,
      { locale: 'fr-FR' },
    )
    await expect.element(screen.getByRole('dialog', { name: 'Voices' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Fermer' }).click()
    const scrim = document.querySelector('[role=dialog]')!.parentElement!.parentElement!
    await userEvent.click(scrim, { position: { x: 5, y: 5 } })
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]])
  })

  it('gives what closes it to a function', async () => {
    const onOpenChange = vi.fn()
    const screen = await renderThemed(
      <Modal isOpen onOpenChange={onOpenChange} aria-label="Voices">
        {({ close }) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Modal>,
    )
    await screen.getByText('Done').click()
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('is placed by its own class, and fills no phone then', async () => {
    await page.viewport(390, 844)
    await renderThemed(
      <Modal isOpen placement="own" style={{ position: 'absolute', top: 40, width: 300 }} aria-label="Voices">
        Words
      </Modal>,
    )
    const box = () => document.querySelector('[role=dialog]')?.parentElement?.getBoundingClientRect()
    await expect.poll(() => box()?.toJSON()).toMatchObject({ top: 40, width: 300 })
    await page.viewport(1280, 900)
  })
})
