import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { vars } from '../../tokens/contract.css.js'

const rule = (value: object) => ({ '@layer': { [layers.patterns]: value } })
const hairline = `1px solid ${vars.color.border.subtle}`

export const shell = style(
  rule({
    display: 'grid',
    gridTemplate: '"top top" 48px "rail main" minmax(0, 1fr) / 208px minmax(0, 1fr)',
    height: '100dvh',
    background: vars.color.surface.canvas,
  }),
)

export const bar = style(
  rule({
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

export const separator = style(rule({ display: 'flex', height: 22, flexShrink: 0 }))

export const place = style(rule({ display: 'flex', alignItems: 'center', gap: 14, flex: 1, minWidth: 0 }))
export const end = style(rule({ display: 'flex', alignItems: 'center', gap: 14, flexShrink: 0 }))

export const rail = style(
  rule({
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
  rule({ gridArea: 'main', minWidth: 0, minHeight: 0, overflow: 'auto', outline: 'none' }),
)

export const panes = style(
  rule({
    display: 'grid',
    gridTemplate: '"head head" auto "center aside" minmax(0, 1fr) / minmax(0, 1fr) auto',
    height: '100%',
  }),
)

export const head = style(
  rule({
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
  rule({
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
  rule({
    gridArea: 'aside',
    width: 360,
    minHeight: 0,
    padding: 16,
    overflowY: 'auto',
    borderInlineStart: hairline,
    '@media': { [media.desktop]: { width: 428 } },
  }),
)
