import tokens from '@saywright/ui/tokens.json'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { contrastRatio } from '../packages/ui/src/theme/brand/contrastRatio.js'
import { brandTheme } from './brandTheme.js'
import { byComponent, changes } from './pages/changes.js'
import { firstExample } from './pages/firstExample.js'
import { IconSizes } from './pages/IconSizes.js'
import { MotionScale } from './pages/MotionScale.js'
import { SpaceScale } from './pages/SpaceScale.js'
import { Swatches } from './pages/Swatches.js'
import { TypeScale } from './pages/TypeScale.js'

it('the page of colours has every token with its value in each theme', async () => {
  const screen = await render(<Swatches />)
  const { light, dark } = tokens.color
  const rowOf = (path: RegExp) => screen.getByRole('row', { name: path })
  const solid = light.accent.solid.$value
  await expect
    .element(rowOf(/accent\.solid/))
    .toHaveTextContent(`accent.solid${solid}${dark.accent.solid.$value}${solid}`)
  await expect
    .element(rowOf(/accent\.tint/))
    .toHaveTextContent(
      `accent.tint${light.accent.tint.$value}${dark.accent.tint.$value}${light.surface.raised.$value}`,
    )
  for (const group of Object.keys(light))
    expect(screen.getByText(new RegExp(`^${group}\\.`)).elements().length).toBeGreaterThan(0)
})

it('the other pages show the values of the tokens', async () => {
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

it('the page of changes lists published and coming changes of each package, by component', () => {
  expect(changes).toContain('## @saywright/ui\n\n### Next\n\n- ')
  expect(changes).toContain('#### [MultiSelect](?path=/docs/ui-multiselect--docs)\n\n- ')
  expect(changes).toContain('### 0.1.0')
})

it('lists a change under each component that it names, or first when it names none', () => {
  const components = new Map([
    ['Button', '?path=/docs/ui-button--docs'],
    ['Link', '?path=/docs/ui-link--docs'],
  ])
  expect(
    byComponent(['`Button` and `Link` are one.', 'Fonts are smaller.', '`ButtonLink` leads.'], components),
  ).toBe(
    [
      '- Fonts are smaller.\n\n- `ButtonLink` leads.',
      '#### [Button](?path=/docs/ui-button--docs)',
      '- `Button` and `Link` are one.',
      '#### [Link](?path=/docs/ui-link--docs)',
      '- `Button` and `Link` are one.',
    ].join('\n\n'),
  )
})

it('the start page shows the first example of the README', () => {
  expect(firstExample).toContain("import { Button, Card, TextField } from '@saywright/ui'")
  expect(firstExample.split('\n').length).toBeLessThan(20)
})

it.each(['light', 'dark'])('the frame around stories can be read in %s', (name) => {
  const theme = brandTheme(name)
  const isReadable = (words: unknown, ground: unknown) =>
    expect(contrastRatio(String(words), String(ground))).toBeGreaterThanOrEqual(4.5)
  for (const ground of [theme.appBg, theme.appContentBg, theme.barBg, theme.inputBg]) {
    isReadable(theme.textColor, ground)
    isReadable(theme.textMutedColor, ground)
  }
  isReadable(theme.barTextColor, theme.barBg)
  isReadable(theme.barSelectedColor, theme.barBg)
  isReadable(theme.colorSecondary, theme.appContentBg)
  expect(theme.brandTitle?.match(/<rect/g)).toHaveLength(7)
})
