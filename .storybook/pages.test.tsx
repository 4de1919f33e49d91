import tokens from '@saywright/ui/tokens.json'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { changes } from './pages/changes.js'
import { IconSizes } from './pages/IconSizes.js'
import { MotionScale } from './pages/MotionScale.js'
import { SpaceScale } from './pages/SpaceScale.js'
import { Swatches } from './pages/Swatches.js'
import { TypeScale } from './pages/TypeScale.js'

it('the page of colours has every token with its value in both themes', async () => {
  const screen = await render(<Swatches />)
  const row = screen.getByRole('row', { name: /accent\.solid/ })
  const { light, dark } = tokens.color
  await expect
    .element(row)
    .toHaveTextContent(`accent.solid${light.accent.solid.$value}${dark.accent.solid.$value}`)
  for (const group of Object.keys(light))
    expect(screen.getByText(new RegExp(`^${group}\\.`)).elements().length).toBeGreaterThan(0)
})

it('the other pages draw what the tokens hold', async () => {
  const screen = await render(
    <>
      <TypeScale />
      <SpaceScale />
      <MotionScale />
      <IconSizes />
    </>,
  )
  for (const name of [...Object.keys(tokens.type), ...Object.keys(tokens.duration), 'x05', 'x16'])
    await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible()
  expect(screen.container.querySelectorAll('svg').length).toBeGreaterThan(30)
})

it('the page of changes has what each package published and what it will', () => {
  expect(changes).toContain('## @saywright/ui\n\n### Next\n\n- ')
  expect(changes).toContain('### 0.1.0')
})
