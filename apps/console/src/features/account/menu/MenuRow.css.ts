import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule, textStyle } from '@saywright/ui/theme'
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
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    minHeight: 56,
    padding: `8px ${vars.layout.cardPadding}`,
    border: 'none',
    background: 'transparent',
    fontFamily: vars.font.sans,
    fontSize: 15.5,
    lineHeight: '22px',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
  }),
)

export const tones = styleVariants({ neutral: color.text.primary, danger: color.danger.text }, (ink) => [
  row,
  screenRule({ color: ink }),
])

export const words = style(screenRule({ flex: 1, minWidth: 0 }))

export const value = style(
  screenRule({
    ...textStyle('bodySmall'),
    maxWidth: '50%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
  }),
)

export const chevron = style(screenRule({ display: 'inline-flex', color: color.text.secondary }))
