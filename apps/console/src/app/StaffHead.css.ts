import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style(
  screenRule({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    width: '100%',
    minHeight: 40,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.sm,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    selectors: { '&[data-collapsed]': { justifyContent: 'center', paddingInline: 0 } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
