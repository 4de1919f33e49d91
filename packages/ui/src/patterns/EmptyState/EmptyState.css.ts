import { style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const rule = (value: object) => ({ '@layer': { [layers.patterns]: value } })

export const empty = style(
  rule({
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
  rule({
    width: 118,
    marginBlockEnd: 24,
    borderBlockStart: `2px dotted ${vars.color.text.muted}`,
  }),
)
export const title = style(rule({ ...textStyle('h3'), color: vars.color.text.primary }))
export const text = style(
  rule({ ...textStyle('body'), maxWidth: 400, color: vars.color.text.secondary, textWrap: 'pretty' }),
)
export const action = style(rule({ marginBlockStart: 10 }))
