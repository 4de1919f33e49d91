import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, font } = vars

export const audioName = style(screenRule({ fontFamily: font.mono, fontSize: 13, overflowWrap: 'anywhere' }))
/** Where the table scrolls sideways, sentences stay readable. */
export const sentence = style(
  screenRule({ '@media': { [media.touch]: { display: 'inline-block', minWidth: 144 } } }),
)
export const nothing = style(screenRule({ color: color.text.secondary }))
export const added = style(
  screenRule({
    color: color.danger.text,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
)
export const missing = style(screenRule({ color: color.text.secondary }))
export const score = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 130 }),
)
export const figure = style(
  screenRule({ ...textStyle('bodySmall'), fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
)
export const scoreTrack = style(screenRule({ flex: '1 1 80px', maxWidth: 110 }))
export const expectation = style(
  screenRule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 }),
)
export const keysBelow = style(screenRule({ padding: `${vars.space.x1} ${vars.space.x2}` }))
