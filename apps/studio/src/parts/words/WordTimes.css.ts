import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const item = style(
  screenRule({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
)
export const word = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const said = style(screenRule({ fontWeight: 600 }))
export const quiet = style(screenRule({ color: color.text.secondary, textAlign: 'end' }))
