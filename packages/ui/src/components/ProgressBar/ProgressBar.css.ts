import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { breathe } from '../../theme/motion.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const progress = style(rule({ display: 'grid', gap: 6, minWidth: 0 }))
export const line = style(
  rule({ ...textStyle('label'), display: 'flex', justifyContent: 'space-between', gap: 12 }),
)
export const percent = style(rule({ color: color.text.secondary, fontWeight: 400 }))

export const track = style(
  rule({
    position: 'relative',
    height: 6,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const fill = style(
  rule({
    height: '100%',
    borderRadius: vars.radius.full,
    background: color.wave.played,
    transition: `width ${vars.duration.base} ${vars.easing.standard}`,
    '@media': {
      [media.forcedColors]: { background: 'Highlight' },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
)

const pass = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } })

export const passing = style([
  fill,
  rule({
    position: 'absolute',
    width: '35%',
    animation: `${pass} 1400ms ${vars.easing.standard} infinite`,
    '@media': {
      [media.reducedMotion]: { width: '100%', animation: `${breathe} 1600ms ease-in-out infinite` },
    },
  }),
])
