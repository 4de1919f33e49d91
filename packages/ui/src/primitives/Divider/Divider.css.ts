import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const line = { background: vars.color.border.subtle, border: 'none', margin: 0, flexShrink: 0 }
const forced = { '@media': { [media.forcedColors]: { background: 'CanvasText' } } }

export const divider = styleVariants({
  horizontal: rule({ ...line, ...forced, height: 1, alignSelf: 'stretch' }),
  vertical: rule({ ...line, ...forced, width: 1, alignSelf: 'stretch', minHeight: 16 }),
})

export const labelled = style(
  rule({
    ...textStyle('caption'),
    color: vars.color.text.muted,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    selectors: { '&::before, &::after': { ...line, ...forced, content: '""', height: 1, flex: 1 } },
  }),
)
