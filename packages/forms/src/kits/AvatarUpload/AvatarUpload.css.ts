import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 12,
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
)

export const words = style(rule({ display: 'grid', gap: 4, minWidth: 0 }))

export const error = style(rule({ ...textStyle('caption'), color: vars.color.danger.text }))

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '@media': { [media.phoneOnly]: { gridColumn: '1 / -1' } },
  }),
)
