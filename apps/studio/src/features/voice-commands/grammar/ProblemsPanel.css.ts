import { vars } from '@saywright/ui/contract'
import { textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import { inScreen } from '../../../parts/inScreen.js'

const { color } = vars

export const panel = style(
  inScreen({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    maxHeight: '40%',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

export const head = style(
  inScreen({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 42, padding: '2px 12px 2px 16px' }),
)
export const figures = style(
  inScreen({ display: 'flex', alignItems: 'center', gap: 10, marginInlineStart: 'auto', minWidth: 0 }),
)

export const rows = style(
  inScreen({
    display: 'grid',
    gap: 4,
    padding: '0 8px 8px',
    margin: 0,
    overflowY: 'auto',
    listStyle: 'none',
  }),
)

export const row = style(
  inScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 36,
    padding: '2px 10px',
    borderRadius: vars.radius.sm,
    background: color.surface.hover,
  }),
)

export const words = style(
  inScreen({ ...textStyle('bodySmall'), flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }),
)
export const fixes = style(inScreen({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' }))
export const mark = style(inScreen({ display: 'inline-flex', flexShrink: 0 }))
export const calm = style(inScreen({ padding: '0 16px 12px' }))
