import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Rows of projects are 66 px high in a table, which is 14 more than others. */
export const projectName = style(screenRule({ '@media': { [media.tablet]: { paddingBlock: 7 } } }))

/** Breaks where it has no space, and leaves enough of a line to be read. */
export const titleText = style(
  screenRule({ display: 'inline-block', minWidth: 'min(100%, 12ch)', overflowWrap: 'anywhere' }),
)

/** The first line of a card, which leads on as a whole. */
export const lead = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
  }),
)

export const way = style(
  screenRule({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x1})` },
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-focus-visible]::after': { ...focusRing, borderRadius: vars.radius.sm },
    },
  }),
)
