import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const sentence = style(
  screenRule({
    ...textStyle('result'),
    fontSize: 19,
    fontWeight: 600,
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  }),
)

/** The refused sentence is shown, but not prominent. */
export const refused = style(screenRule({ fontSize: 16, lineHeight: '23px' }))
/** The reason of a refusal, and how long the recording is. */
export const head = style(
  screenRule({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.x3,
  }),
)
export const sunken = style(
  screenRule({
    padding: `${vars.space.x2} ${vars.space.x3}`,
    background: vars.color.surface.sunken,
    borderRadius: vars.radius.sm,
  }),
)
export const why = style(
  screenRule({ ...textStyle('h3'), fontSize: 16, lineHeight: '23px', margin: 0, overflowWrap: 'anywhere' }),
)
export const actions = style(screenRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))

export const others = style(screenRule({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }))
export const other = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
  }),
)
