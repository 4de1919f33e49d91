import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const page = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.layout.gridGap,
    width: '100%',
    maxWidth: `calc(1364px + 2 * ${vars.layout.pagePadding})`,
    minWidth: 0,
    padding: vars.layout.pagePadding,
    '@media': { [media.laptop]: { paddingBlock: vars.space.x8 } },
  }),
)

export const head = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
  }),
)

export const lead = style(rule({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 }))

export const title = style(rule({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }))

// On phones each action has a line of its own, as wide as the page.
export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    '@media': {
      [media.phoneOnly]: { width: '100%', flexDirection: 'column', alignItems: 'stretch' },
      print: { display: 'none' },
    },
  }),
)
