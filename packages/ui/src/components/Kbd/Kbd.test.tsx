import { expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Kbd } from './Kbd.js'

it('is a kbd element that everyone can read', async () => {
  const screen = await renderThemed(<Kbd>Ctrl K</Kbd>, { theme: 'dark' })
  expect(screen.getByText('Ctrl K').element().tagName).toBe('KBD')
  expect(await axeProblems(screen.container)).toEqual([])
})
