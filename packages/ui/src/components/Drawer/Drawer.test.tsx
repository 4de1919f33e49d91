import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Drawer, type DrawerPhoneForm, type DrawerSize } from './Drawer.js'

describeComponent(
  'Drawer',
  (props) => (
    <Drawer {...props} isOpen title="Details">
      Score
    </Drawer>
  ),
  { role: 'dialog' },
)

const box = () => document.querySelector('[role=dialog]')?.parentElement?.getBoundingClientRect()

describe('Drawer', () => {
  it.each<[DrawerSize, number]>([
    ['small', 360],
    ['medium', 480],
    ['large', 640],
  ])('of size %s is %d px wide and as high as the window', async (size, width) => {
    await page.viewport(1600, 1000)
    await renderThemed(
      <Drawer isOpen size={size} title="Details">
        Score
      </Drawer>,
    )
    await expect.poll(() => box()?.toJSON()).toMatchObject({ right: 1600, y: 0, width, height: 1000 })
    expect(await axeProblems(document.body)).toEqual([])
  })

  it.each<[DrawerPhoneForm, boolean]>([
    ['full', true],
    ['bottom', false],
  ])('with the phone form %s covers the phone: %s', async (phone, covers) => {
    await page.viewport(390, 844)
    await renderThemed(
      <Drawer isOpen phone={phone} title="Details">
        Score
      </Drawer>,
    )
    await expect.poll(() => box()?.toJSON()).toMatchObject({ x: 0, width: 390, bottom: 844 })
    expect(box()?.height === 844).toBe(covers)
    await page.viewport(1600, 1000)
  })

  it('closes at Escape and at a press on the scrim', async () => {
    const onOpenChange = vi.fn()
    const screen = await renderThemed(<Drawer isOpen title="Details" onOpenChange={onOpenChange} />)
    await expect.element(screen.getByRole('dialog', { name: 'Details' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledTimes(1)
    const scrim = document.querySelector('[role=dialog]')!.parentElement!.parentElement!
    await userEvent.click(scrim, { position: { x: 20, y: 20 } })
    expect(onOpenChange).toHaveBeenCalledTimes(2)
  })
})
