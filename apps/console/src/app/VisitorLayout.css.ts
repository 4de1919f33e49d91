import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style(
  screenRule({
    minHeight: '100dvh',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    '@media': { print: { background: 'none' } },
  }),
)

export const bar = style(
  screenRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 56,
    paddingBlock: 8,
    paddingInline: vars.layout.pagePadding,
    background: vars.color.surface.canvas,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': { [media.short]: { position: 'static' }, print: { display: 'none' } },
  }),
)

export const end = style(screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }))
