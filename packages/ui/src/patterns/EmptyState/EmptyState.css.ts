import { style } from '@vanilla-extract/css'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

export const empty = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 6,
    padding: `40px ${vars.layout.cardPadding} 32px`,
    textAlign: 'center',
  }),
)

/** The centre line of a waveform without sound. */
export const silence = style(
  patternRule({
    width: 118,
    marginBlockEnd: 24,
    borderBlockStart: `2px dotted ${vars.color.text.muted}`,
  }),
)
export const title = style(patternRule({ ...textStyle('h3'), color: vars.color.text.primary }))
export const text = style(
  patternRule({ ...textStyle('body'), maxWidth: 400, color: vars.color.text.secondary, textWrap: 'pretty' }),
)
export const action = style(patternRule({ marginBlockStart: 10 }))
