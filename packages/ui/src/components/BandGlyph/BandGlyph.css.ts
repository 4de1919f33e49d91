import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { breathe } from '../../theme/motion.css.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const glyph = style(rule({ flexShrink: 0, overflow: 'visible' }))

const forced = { [media.forcedColors]: { color: 'inherit' } }
export const hued = styleVariants(vars.color.tech, (color) => rule({ color, '@media': forced }))
export const mono = style(rule({ color: 'currentColor' }))
export const absent = style(rule({ color: vars.color.border.default, '@media': forced }))

const speak = keyframes({ '0%, 100%': { transform: 'scaleY(0.45)' }, '50%': { transform: 'scaleY(1)' } })

export const animatedBand = style(
  rule({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    animation: `${speak} 1100ms ${vars.easing.standard} infinite`,
    selectors: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((index) => [
        `&:nth-child(${index + 1})`,
        { animationDelay: `${index * -140}ms` },
      ]),
    ),
    '@media': {
      [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
    },
  }),
)
