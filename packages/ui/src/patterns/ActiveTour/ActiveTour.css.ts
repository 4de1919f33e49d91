import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing, layer } = vars
const glide = `${duration.slow} ${easing.standard}`

/** Around the target. Everything under it stays usable. */
export const ring = style(
  patternRule({
    position: 'fixed',
    zIndex: layer.sticky,
    pointerEvents: 'none',
    borderRadius: vars.radius.lg,
    outline: `2px solid ${color.accent.solid}`,
    transition: `left ${glide}, top ${glide}, width ${glide}, height ${glide}`,
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { outlineColor: 'Highlight', outlineWidth: 3 },
    },
  }),
)

/** A strip beside the page, which it does not cover. */
export const strip = style(
  patternRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x3,
    rowGap: vars.space.x1,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    background: color.accent.tint,
    borderBlockEnd: `1px solid ${color.accent.border}`,
  }),
)

export const words = style(patternRule({ flex: '1 1 320px', minWidth: 0 }))
export const title = style(patternRule({ ...textStyle('label'), color: color.text.primary }))
export const text = style(patternRule({ ...textStyle('bodySmall'), color: color.text.secondary }))
export const actions = style(
  patternRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 }),
)
export const place = style(
  patternRule({ ...textStyle('bodySmall'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
)
