import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../../components/Dialog/Dialog.js'
import { Select } from '../../components/Select/Select.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { createNotices } from './createNotices.js'
import { NoticeStack } from './NoticeStack.js'

function showing(text: string, onPress = vi.fn()) {
  const notices = createNotices()
  notices.show({ cause: 'save', tone: 'success', text, action: { label: 'Undo', onPress } })
  return notices
}

describeComponent('NoticeStack', (props) => <NoticeStack {...props} notices={showing('Saved')} />, {
  role: 'region',
})

describe('NoticeStack', () => {
  it('waits while the pointer or the focus is on it', async () => {
    await page.viewport(1280, 800)
    const notices = showing('Saved')
    const screen = await renderThemed(<NoticeStack notices={notices} />)
    await screen.getByText('Saved').hover()
    expect(notices.getState().isPaused).toBe(true)
    await userEvent.tab()
    await userEvent.unhover(screen.getByText('Saved'))
    expect(notices.getState().isPaused).toBe(true)
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => notices.getState().isPaused).toBe(false)
  })

  it('closes when its action is taken', async () => {
    const undone = vi.fn()
    const screen = await renderThemed(<NoticeStack notices={showing('Saved', undone)} />)
    await screen.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toHaveBeenCalledOnce()
    await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
  })

  it('stays in reach in front of a dialog, which it does not close', async () => {
    await page.viewport(1600, 1000)
    const changed = vi.fn()
    const screen = await renderThemed(
      <>
        <NoticeStack notices={showing('Saved')} />
        <Dialog isOpen onOpenChange={changed} title="Rename">
          Name
        </Dialog>
      </>,
    )
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await screen.getByRole('button', { name: 'Close this notice' }).click()
    await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
    expect(changed).not.toHaveBeenCalled()
  })

  it('moves away at once from the focused element below it', async () => {
    await page.viewport(800, 800)
    const screen = await renderThemed(
      <>
        <ul style={{ display: 'grid', gap: 2, justifyItems: 'end' }}>
          {Array.from({ length: 40 }, (_, index) => `Folder ${index + 1}`).map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
        <NoticeStack notices={showing('Saved')} />
      </>,
    )
    const stack = screen.getByRole('region').element()
    const isBelow = (button: Element) => {
      const { top, bottom } = stack.getBoundingClientRect()
      const { y, height } = button.getBoundingClientRect()
      return y < bottom && y + height > top
    }
    await expect.poll(() => stack.getBoundingClientRect().height).toBeGreaterThan(0)
    const below = [...document.querySelectorAll('li button')].find(isBelow) as HTMLElement
    below.focus({ preventScroll: true })
    expect(isBelow(below)).toBe(false)
  })

  it('stays off what is pressed next while a list is open, also under a pointer that rests there', async () => {
    await page.viewport(834, 1112)
    const screen = await renderThemed(
      <>
        <Select label="Country" options={[{ value: 'fr', label: 'France' }]} />
        <button type="submit" style={{ position: 'fixed', right: 24, bottom: 24, width: 120, height: 44 }}>
          Next
        </button>
        <NoticeStack notices={showing('Saved')} />
      </>,
    )
    const stack = screen.getByRole('region').element()
    const next = document.querySelector('[type="submit"]')!.getBoundingClientRect()
    const isOverNext = () => stack.getBoundingClientRect().bottom > next.top
    await expect.poll(isOverNext).toBe(false)
    await screen.getByRole('button', { name: 'Next' }).hover()
    ;(screen.getByRole('button', { name: /Country/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('option', { name: 'France' })).toBeVisible()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(isOverNext()).toBe(false)
  })

  it.each([
    [1600, 36, 36],
    [834, 24, 24],
    [390, 12, 12],
  ])('at the top of %d px is %d px from the top and %d px from the end', async (viewport, top, end) => {
    await page.viewport(viewport, 844)
    const screen = await renderThemed(<NoticeStack notices={showing('Saved')} side="top" />)
    const stack = screen.getByRole('region').element().getBoundingClientRect()
    expect([stack.top, document.documentElement.clientWidth - stack.right]).toEqual([top, end])
  })

  it.each([
    [1600, 392],
    [390, 366],
  ])(
    'L-018 at %d px is %d px wide and distinguishes success from error by role and icon',
    async (viewport, width) => {
      await page.viewport(viewport, 844)
      const notices = showing('Saved')
      notices.show({ cause: 'connection', tone: 'error', text: 'Lost' })
      const screen = await renderThemed(<NoticeStack notices={notices} />)
      const success = screen.getByRole('status').element()
      const failure = screen.getByRole('alert').element()
      expect(success.getBoundingClientRect().width).toBe(width)
      expect(success.querySelector('svg')?.innerHTML).not.toBe(failure.querySelector('svg')?.innerHTML)
    },
  )
})
