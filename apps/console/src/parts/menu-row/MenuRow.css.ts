import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const rows = style(screenRule({ margin: 0, padding: 0, listStyle: 'none' }))

export const item = style(
  screenRule({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)

const row = style(
  screenRule({
    minHeight: 56,
    padding: `8px ${vars.layout.cardPadding}`,
    borderRadius: 0,
    fontSize: 15.5,
    lineHeight: '22px',
    fontWeight: 500,
  }),
)

export const tones = styleVariants({ neutral: color.text.primary, danger: color.danger.text }, (ink) => [
  row,
  screenRule({ color: ink }),
])

export const words = style(
  screenRule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 14 }),
)

export const value = style(
  screenRule({
    ...textStyle('bodySmall'),
    maxWidth: '50%',
    textAlign: 'end',
    color: color.text.secondary,
  }),
)
