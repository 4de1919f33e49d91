import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const bell = style(screenRule({ position: 'relative', display: 'inline-flex' }))

/** At the corner of the bell, parted from it by the colour of the bar. */
export const badge = style(
  screenRule({
    position: 'absolute',
    insetBlockStart: -9,
    insetInlineStart: 9,
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.canvas}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
