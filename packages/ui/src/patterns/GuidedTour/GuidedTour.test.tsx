import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { themes } from '../../theme/ThemeProvider.js'
import { GuidedTour, type TourStep } from './GuidedTour.js'

const step = (id: string): TourStep => ({ id, target: `#${id}`, title: `About ${id}`, text: 'Text.' })
const onEnd = vi.fn()

function Page({ far = 0 }: { far?: number }) {
  const [isOpen, setIsOpen] = useState(true)
  const [renders, setRenders] = useState(0)
  return (
    <>
      <button id="one" type="button">
        One
      </button>
      <div style={{ height: far }} />
      <button id="two" type="button">
        Two
      </button>
      <GuidedTour
        // A new list and new functions with each drawing, as most callers have them.
        steps={[step('one'), step('two')]}
        isOpen={isOpen}
        onStepChange={() => renders < 3 && setRenders(renders + 1)}
        onEnd={(end) => {
          onEnd(end)
          setIsOpen(false)
        }}
      />
    </>
  )
}

function ByRef() {
  const target = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={target}>Found</p>
      <GuidedTour isOpen onEnd={onEnd} steps={[{ ...step('ref'), target }]} />
    </>
  )
}

const spotlight = () => document.querySelector('[role=dialog]')?.parentElement?.previousElementSibling

describe('GuidedTour', () => {
  it.each(themes)('has no accessibility fault in the theme %s', async (theme) => {
    const screen = await renderThemed(<Page />, { theme })
    await expect.element(screen.getByRole('dialog', { name: 'About one' })).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('keeps its step while the page around it renders again, and is read out whole', async () => {
    const screen = await renderThemed(<Page />, { locale: 'fr-FR' })
    await screen.getByRole('button', { name: 'Suivant' }).click()
    const dialog = screen.getByRole('dialog', { name: 'About two' })
    await expect.element(dialog).toHaveAccessibleDescription('Text.')
    await expect.element(screen.getByText('2 sur 2')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Terminer' })).toHaveFocus()
  })

  it('brings a far target into sight and lights it', async () => {
    const screen = await renderThemed(<Page far={3000} />)
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'About two' })).toBeVisible()
    const target = document.querySelector('#two')!.getBoundingClientRect()
    expect(target.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect.poll(() => spotlight()?.getBoundingClientRect().top).toBe(target.top - 5)
    expect(spotlight()?.getBoundingClientRect().width).toBe(target.width + 10)
    window.scrollTo(0, 0)
  })

  it('continues when its target disappears, and ends when none is left', async () => {
    onEnd.mockClear()
    const screen = await renderThemed(<Page />)
    await expect.element(screen.getByRole('dialog', { name: 'About one' })).toBeVisible()
    document.querySelector<HTMLElement>('#one')!.hidden = true
    await expect.element(screen.getByRole('dialog', { name: 'About two' })).toBeVisible()
    document.querySelector<HTMLElement>('#two')!.style.display = 'none'
    await expect.poll(() => onEnd.mock.calls).toEqual([['done']])
  })

  it('keeps the focus in its card', async () => {
    const screen = await renderThemed(<Page />)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    for (let press = 0; press < 4; press++) {
      await userEvent.tab()
      expect(document.querySelector('[role=dialog]')!.contains(document.activeElement)).toBe(true)
    }
  })

  it('points at a ref', async () => {
    const screen = await renderThemed(<ByRef />)
    await expect.element(screen.getByRole('dialog', { name: 'About ref' })).toBeVisible()
  })

  it('is a sheet at the lower edge of a phone', async () => {
    await page.viewport(390, 844)
    const screen = await renderThemed(<Page />)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    const card = () => document.querySelector('[role=dialog]')!.parentElement!.getBoundingClientRect()
    await expect.poll(() => card().toJSON()).toMatchObject({ x: 0, width: 390, bottom: 844 })
    await page.viewport(1600, 1000)
  })
})
