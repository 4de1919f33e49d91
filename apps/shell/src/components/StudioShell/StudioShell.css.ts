import { vars } from '@saywright/ui/contract'
import { media, patternRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const hairline = `1px solid ${vars.color.border.subtle}`

export const shell = style(
  patternRule({
    display: 'grid',
    gridTemplate: '"top top" 48px "rail main" minmax(0, 1fr) / 208px minmax(0, 1fr)',
    height: '100dvh',
    background: vars.color.surface.canvas,
  }),
)

export const bar = style(
  patternRule({
    gridArea: 'top',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingInline: 14,
    background: vars.color.surface.raised,
    borderBlockEnd: hairline,
    minWidth: 0,
  }),
)

export const separator = style(patternRule({ display: 'flex', height: 22, flexShrink: 0 }))

export const place = style(
  patternRule({ display: 'flex', alignItems: 'center', gap: 14, flex: 1, minWidth: 0 }),
)
export const end = style(patternRule({ display: 'flex', alignItems: 'center', gap: 14, flexShrink: 0 }))

export const rail = style(
  patternRule({
    gridArea: 'rail',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 16,
    padding: 10,
    minHeight: 0,
    overflowY: 'auto',
    borderInlineEnd: hairline,
  }),
)

export const main = style(
  patternRule({ gridArea: 'main', minWidth: 0, minHeight: 0, overflow: 'auto', outline: 'none' }),
)

export const panes = style(
  patternRule({
    display: 'grid',
    gridTemplate: '"head head" auto "center aside" minmax(0, 1fr) / minmax(0, 1fr) auto',
    height: '100%',
  }),
)

export const head = style(
  patternRule({
    gridArea: 'head',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 56,
    paddingInline: 20,
    borderBlockEnd: hairline,
  }),
)

export const center = style(
  patternRule({
    gridArea: 'center',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    background: vars.color.surface.raised,
  }),
)

export const aside = style(
  patternRule({
    gridArea: 'aside',
    width: 360,
    minHeight: 0,
    padding: 16,
    overflowY: 'auto',
    borderInlineStart: hairline,
    '@media': { [media.desktop]: { width: 428 } },
  }),
)
