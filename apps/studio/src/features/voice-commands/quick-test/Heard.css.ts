import { vars } from '@saywright/ui/contract'
import { textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import { inScreen } from '../../../parts/inScreen.js'

export const sentence = style(
  inScreen({
    ...textStyle('result'),
    fontSize: 19,
    fontWeight: 600,
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  }),
)

export const refused = style(inScreen({ color: vars.color.text.secondary }))
export const others = style(inScreen({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }))
export const other = style(
  inScreen({
    ...textStyle('bodySmall'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
  }),
)
