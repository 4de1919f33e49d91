import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

// The other ways in come right after the form, which must not move when they do.
export const social = style(
  screenRule({ display: 'grid', alignContent: 'start', minHeight: `calc(2 * ${vars.control.large} + 50px)` }),
)
export const passkey = style(screenRule({ minHeight: vars.control.large }))
