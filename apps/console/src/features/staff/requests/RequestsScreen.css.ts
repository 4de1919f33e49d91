import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Of the width of the foot of its card. */
export const decision = style(screenRule({ flex: 1, minWidth: 0 }))

/** Scrolls the focused element clear of the decision that covers its end. */
export const context = style({})
globalStyle(`${context} :is(a, button)`, screenRule({ scrollMarginBlockEnd: '65dvh' }))

/** The queue, and beside it the request that is open. */
export const panes = style(
  screenRule({
    display: 'grid',
    gap: vars.layout.gridGap,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)' },
    },
  }),
)
