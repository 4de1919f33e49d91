import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { breathe } from '../../theme/motion.css.js'
import { rule } from '../../theme/rule.js'
import { categories } from '../../tokens/categories.js'
import { vars } from '../../tokens/contract.css.js'

export const glyph = style(rule({ flexShrink: 0, overflow: 'visible' }))

const forced = { [media.forcedColors]: { color: 'inherit' } }
/** The hue of each bar, from the left. */
export const hues = categories.map((category) =>
  style(rule({ color: vars.color[category].solid, '@media': forced }), category),
)
export const mono = style(rule({ color: 'currentColor' }))
export const absent = style(rule({ color: vars.color.border.default, '@media': forced }))

const move = keyframes({ '0%, 100%': { transform: 'scaleY(0.45)' }, '50%': { transform: 'scaleY(1)' } })

export const animatedBar = style(
  rule({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    animation: `${move} 1100ms ${vars.easing.standard} infinite`,
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
