import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { breathe } from '../../theme/motion.css.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const appear = keyframes({ from: { opacity: 0 } })

/** Content that arrives within 150 ms needs no placeholder: it would only flicker. */
export const delayed = style(rule({ animation: `${appear} ${vars.duration.fast} 150ms backwards` }))

export const lines = style(
  rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, justifyItems: 'start' }),
)

export const bar = style(
  rule({
    display: 'block',
    height: 11,
    maxWidth: '100%',
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    background: vars.color.surface.sunken,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
  }),
)
