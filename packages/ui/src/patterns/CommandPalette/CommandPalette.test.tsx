import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ThemeProvider, themes } from '../../theme/ThemeProvider.js'
import type { CommandGroup } from './Command.js'
import { CommandPalette } from './CommandPalette.js'
import { useCommandPaletteShortcut } from './useCommandPaletteShortcut.js'

const groups: CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'downloads', title: 'Downloads', href: '/downloads' },
      { id: 'profile', title: 'Profile', href: '/account/profile' },
    ],
  },
]
const palette = (onOpenChange = vi.fn()) => (
  <CommandPalette groups={groups} isOpen onOpenChange={onOpenChange} />
)

function WithShortcut({ onShortcut }: { onShortcut: () => void }) {
  useCommandPaletteShortcut(onShortcut)
  return <input aria-label="Elsewhere" />
}

function Reopened() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Again
      </button>
      <CommandPalette groups={groups} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

describe('CommandPalette', () => {
  it.each(themes)('has no accessibility fault in the theme %s', async (theme) => {
    const screen = await renderThemed(palette(), { theme })
    await expect.element(screen.getByRole('option', { name: 'Downloads' })).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('is not in the page before it is opened', async () => {
    const screen = await renderThemed(
      <CommandPalette groups={groups} isOpen={false} onOpenChange={vi.fn()} />,
    )
    expect(screen.getByRole('combobox').query()).toBeNull()
  })

  it('navigates without loading a page, by Enter and by a press', async () => {
    const navigate = vi.fn()
    const onOpenChange = vi.fn()
    const screen = await render(palette(onOpenChange), {
      wrapper: ({ children }) => (
        <ThemeProvider locale="en-US" navigate={navigate}>
          {children}
        </ThemeProvider>
      ),
    })
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('prof{Enter}')
    expect(navigate.mock.lastCall?.[0]).toBe('/account/profile')
    expect(onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.clear(screen.getByRole('combobox'))
    await screen.getByRole('option', { name: 'Downloads' }).click()
    expect(navigate.mock.lastCall?.[0]).toBe('/downloads')
  })

  it('opens a new tab at Ctrl Enter, without any tie to it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const screen = await renderThemed(palette())
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(open).toHaveBeenCalledExactlyOnceWith('/downloads', '_blank', 'noopener')
    open.mockRestore()
  })

  it('keeps the focus in its field when a row is pointed at and starts empty each time', async () => {
    const screen = await renderThemed(<Reopened />, { locale: 'fr-FR' })
    const field = screen.getByRole('combobox', { name: 'Chercher ou lancer une action' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('pro')
    await screen.getByRole('option', { name: 'Profile' }).hover()
    await expect.element(field).toHaveFocus()
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 résultat')
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Again' }).click()
    await expect.element(field).toHaveValue('')
  })

  it('fills a phone', async () => {
    await page.viewport(390, 844)
    const screen = await renderThemed(palette())
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    const box = document.querySelector('[role=dialog]')!.parentElement!.getBoundingClientRect()
    expect(box.toJSON()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await page.viewport(1600, 1000)
  })
})

describe('useCommandPaletteShortcut', () => {
  it('reacts to Ctrl K and Command K, also from a field, and to nothing else', async () => {
    const onShortcut = vi.fn()
    const screen = await renderThemed(<WithShortcut onShortcut={onShortcut} />)
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('k{Alt>}k{/Alt}{Control>}{Shift>}k{/Shift}j{/Control}')
    expect(onShortcut).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('{Meta>}k{/Meta}')
    expect(onShortcut).toHaveBeenCalledTimes(2)
  })
})
