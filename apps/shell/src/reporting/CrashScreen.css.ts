import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const place = style(
  screenRule({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: '100dvh',
    maxWidth: 480,
    marginInline: 'auto',
    padding: vars.layout.pagePadding,
  }),
)

export const picture = style(screenRule({ display: 'block', width: 56, height: 56 }))
