import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, layout, space } = vars

const divided = {
  padding: `${space.x1} ${layout.cardPadding}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
}

export const head = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x2,
    padding: `${space.x1} ${layout.cardPadding}`,
  }),
)
export const headline = style(screenRule({ ...textStyle('h2'), fontVariantNumeric: 'tabular-nums' }))
export const lead = style(screenRule({ ...textStyle('bodySmall'), margin: 0, color: color.text.secondary }))
export const note = style(
  screenRule({
    ...textStyle('caption'),
    margin: 0,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    minWidth: 52,
  }),
)
export const group = style(screenRule({ display: 'grid', gap: space.x05, margin: 0, ...divided }))
export const list = style(screenRule({ display: 'grid', gap: space.x05, margin: 0 }))
export const item = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'baseline',
    columnGap: space.x1,
  }),
)
export const term = style(screenRule({ margin: 0, ...textStyle('bodySmall') }))
export const figure = style(
  screenRule({
    margin: 0,
    ...textStyle('bodySmall'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: { '&[data-none]': { fontWeight: 400, color: color.text.secondary } },
  }),
)
