import { expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { themes } from '../../theme/ThemeProvider.js'
import { tones } from './Tag.css.js'
import { Tag } from './Tag.js'

it.each(themes)('is readable in every tone in the theme %s', async (theme) => {
  const screen = await renderThemed(
    (Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    )),
    { theme },
  )
  expect(await axeProblems(screen.container)).toEqual([])
})

it('is 22 px high, with an icon or without', async () => {
  const screen = await renderThemed(
    <>
      <Tag>Linux</Tag>
      <Tag icon={<svg width={14} height={14} aria-hidden="true" />}>Windows</Tag>
    </>,
  )
  expect(heightOfTag(screen.getByText('Linux'))).toBe(22)
  expect(heightOfTag(screen.getByText('Windows'))).toBe(22)
})

it('keeps a code in one piece beside a name that is too long', async () => {
  const screen = await renderThemed(
    <div style={{ display: 'flex', width: 200 }}>
      <span style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>{'A name that is too long '.repeat(8)}</span>
      <Tag isCode>eng-US</Tag>
    </div>,
  )
  expect(heightOfTag(screen.getByText('eng-US'))).toBe(22)
})

/** The tag around the words. */
const heightOfTag = (words: Locator) => words.element().parentElement?.offsetHeight
