import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const bell = style(screenRule({ position: 'relative', display: 'inline-flex' }))

/** Beside the bell, which its ring does not cut. */
export const badge = style(
  screenRule({
    position: 'absolute',
    insetBlockStart: -11,
    insetInlineStart: 14,
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.canvas}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
