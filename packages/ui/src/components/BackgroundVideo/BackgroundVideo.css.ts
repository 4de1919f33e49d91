import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { lightColors } from '../../tokens/values.js'

export const frame = style(rule({ position: 'relative', width: '100%', height: '100%', overflow: 'hidden' }))

export const film = style(rule({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }))

// Drawn content has animations of its own; they stop where they are.
globalStyle(`${frame}[data-paused] *`, {
  '@layer': { [layers.components]: { animationPlayState: 'paused !important' } },
})

/** Over any picture, so it brings its own dark ground. */
export const button = style(
  rule({
    position: 'absolute',
    insetBlockStart: 16,
    insetInlineEnd: 16,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: vars.control.medium,
    height: vars.control.medium,
    padding: 0,
    border: '1px solid rgb(255 255 255 / 0.3)',
    borderRadius: '50%',
    background: 'rgb(9 10 13 / 0.7)',
    color: lightColors.text.inverse,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: 'rgb(9 10 13 / 0.95)' },
      '&[data-focus-visible]': focusRing,
    },
  }),
)
