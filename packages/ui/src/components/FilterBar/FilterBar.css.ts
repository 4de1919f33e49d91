import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, space } = vars

export const bar = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, minWidth: 0 }),
)
export const search = style(
  rule({
    flex: '1 1 220px',
    maxWidth: 320,
    minWidth: 0,
    '@media': { [media.phoneOnly]: { flexBasis: '100%', maxWidth: 'none' } },
  }),
)

export const filter = style(
  rule({ flex: '0 1 168px', minWidth: 140, '@media': { [media.phoneOnly]: { flexGrow: 1 } } }),
)

// Something is left out: it is seen before one wonders what is missing.
export const chosen = style({})
globalStyle(`${chosen} button`, {
  '@layer': {
    [layers.patterns]: {
      color: color.accent.text,
      background: color.accent.tint,
      borderColor: color.accent.text,
    },
  },
})

export const found = style(
  rule({
    ...textStyle('bodySmall'),
    marginInlineStart: 'auto',
    color: color.text.secondary,
    // Stays for screen readers, and takes no gap of the line while it says nothing.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
)
