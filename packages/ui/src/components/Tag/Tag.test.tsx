import { expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { themes } from '../../theme/ThemeProvider.js'
import { technologies } from '../../tokens/technologies.js'
import { Tag } from './Tag.js'

it.each(themes)('is readable for every technology in the theme %s', async (theme) => {
  const screen = await renderThemed(
    technologies.map((technology) => (
      <Tag key={technology} technology={technology}>
        {technology}
      </Tag>
    )),
    { theme },
  )
  expect(await axeProblems(screen.container)).toEqual([])
})

it('is 22 px high and has an icon only with a technology', async () => {
  const screen = await renderThemed(
    <>
      <Tag id="plain">Linux</Tag>
      <Tag id="technology" technology="synthesis">
        Voice synthesis
      </Tag>
    </>,
  )
  const plain = screen.getByText('Linux').element() as HTMLElement
  expect(plain.offsetHeight).toBe(22)
  expect(plain.querySelector('svg')).toBeNull()
  expect(screen.getByText('Voice synthesis').element().querySelector('svg')).not.toBeNull()
})
