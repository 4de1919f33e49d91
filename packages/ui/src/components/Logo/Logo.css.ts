import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const logo = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    color: vars.color.text.primary,
    fontFamily: vars.font.sans,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  }),
)

const tones = { accent: vars.color.accent.text, inherit: 'inherit' }
export type LogoTone = keyof typeof tones
export const mark = styleVariants(tones, (color) => rule({ display: 'inline-flex', color }))
