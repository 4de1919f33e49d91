import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const badge = style(
  rule({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.sans,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const tones = styleVariants({
  neutral: rule({
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    fontSize: 11.5,
    fontWeight: 500,
    background: color.surface.sunken,
    color: color.text.secondary,
  }),
  alert: rule({
    minWidth: 16,
    height: 16,
    paddingInline: 3,
    fontSize: 10.5,
    fontWeight: 600,
    background: color.danger.solid,
    color: color.text.onAccent,
    // The ring cuts it out of what is below it.
    boxShadow: `0 0 0 2px ${color.surface.canvas}`,
  }),
})

/** A number beside words, for components whose count is written already. */
export const pill = `${badge} ${tones.neutral}`
