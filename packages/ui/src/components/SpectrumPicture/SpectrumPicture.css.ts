import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { darkColors } from '../../tokens/values.js'

export const frame = style(
  rule({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    background: darkColors.surface.sunken,
    // The picture is data: forced colours would erase it.
    forcedColorAdjust: 'none',
  }),
)

const drift = keyframes({ to: { transform: 'translateX(-10%)' } })

export const canvas = style(rule({ display: 'block', height: '100%', width: '100%' }))

export const drifting = style(
  rule({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        width: '112%',
        animation: `${drift} 90s linear infinite alternate`,
      },
    },
  }),
)

export const heights = styleVariants({
  fill: rule({ height: '100%' }),
  small: rule({ height: 96 }),
  medium: rule({ height: 160 }),
  large: rule({ height: 280 }),
})
