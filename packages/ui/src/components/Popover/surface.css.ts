import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars

/** Surfaces beside their triggers: popovers and menus. */
export const surface = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'min(400px, calc(100vw - 24px))',
    overflow: 'auto',
    background: color.surface.overlay,
    color: color.text.primary,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e3,
    outline: 'none',
    transition: `opacity ${duration.fast} ${easing.standard}, transform ${duration.fast} ${easing.standard}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' },
      '&[data-placement="top"][data-entering], &[data-placement="top"][data-exiting]': {
        transform: 'translateY(4px)',
      },
    },
    '@media': {
      [media.reducedMotion]: { transitionProperty: 'opacity' },
    },
  }),
)
