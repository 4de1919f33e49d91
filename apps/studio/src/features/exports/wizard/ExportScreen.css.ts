import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const panes = style(
  screenRule({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.x3,
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

/** The content of the archive, and the program for it. */
export const halves = style(
  screenRule({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.x3,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const aside = style(screenRule({ display: 'grid', gap: vars.space.x2, minWidth: 0 }))

export const list = style(screenRule({ listStyle: 'none', margin: 0, padding: 0 }))

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlock: vars.space.x1,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
)

export const words = style(screenRule({ minWidth: 0, flex: '1 1 160px' }))
export const digest = style(screenRule({ overflowWrap: 'anywhere' }))
export const command = style(screenRule({ overflowWrap: 'anywhere' }))
/** A command and what it does: in one line, where the command breaks rather than the words; below each other on a phone. */
export const commandRow = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${vars.space.x2}`,
    paddingBlock: vars.space.x1,
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const commandOfRow = style([command, screenRule({ ...textStyle('code'), fontSize: 12 })])
export const total = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x2,
  }),
)
export const partName = style(screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }))
/** The colour that a part has in the bar. */
export const mark = style(
  screenRule({ flexShrink: 0, width: vars.space.x1, height: vars.space.x1, borderRadius: vars.radius.xs }),
)
export const program = style(screenRule({ display: 'grid', minWidth: 0 }))

/** Sizes beside each other; their labels are below, so that no colour has to be distinguished from another. */
export const bar = style(
  screenRule({
    display: 'flex',
    gap: vars.space.x05,
    height: vars.space.x1,
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
  }),
)
const pieceOf = (background: string) => [style(screenRule({ minWidth: '2px', background }))]
export const piece = styleVariants({
  grammars: pieceOf(vars.color.category1.solid),
  networks: pieceOf(vars.color.category2.solid),
  pronunciations: pieceOf(vars.color.category3.solid),
  tests: pieceOf(vars.color.category4.solid),
  recordings: pieceOf(vars.color.category5.solid),
  models: pieceOf(vars.color.category6.solid),
  about: pieceOf(vars.color.border.strong),
})
