import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** All of the window below the bar, so that only the frame scrolls. */
export const whole = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x2,
    height: 'calc(100dvh - 56px)',
    minHeight: 480,
    padding: vars.layout.pagePadding,
  }),
)
