import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
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

export const found = style(
  rule({
    ...textStyle('bodySmall'),
    marginInlineStart: 'auto',
    color: color.text.secondary,
    // Stays for screen readers, and takes no gap of the line while it says nothing.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
)

// At the end of the line, beside the number found or without it.
export const actions = style(rule({ selectors: { [`${found}:empty + &`]: { marginInlineStart: 'auto' } } }))
