import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const codes = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    columnGap: 40,
    rowGap: 8,
    margin: 0,
    padding: 16,
    listStyle: 'none',
    background: vars.color.surface.sunken,
    borderRadius: vars.radius.md,
    color: vars.color.text.primary,
    fontFamily: vars.font.mono,
    fontVariantLigatures: 'none',
    fontSize: 15,
    lineHeight: '22px',
  }),
)

export const key = style(
  screenRule({
    fontFamily: vars.font.mono,
    fontVariantLigatures: 'none',
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
  }),
)
