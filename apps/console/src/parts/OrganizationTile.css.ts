import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    background: vars.color.surface.sunken,
    border: `1px solid ${vars.color.border.default}`,
    color: vars.color.text.secondary,
    fontFamily: vars.font.sans,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
    overflow: 'hidden',
    // Drawn, not written: a button around it is called by the words beside it.
    selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
  }),
)

const side = (size: number, fontSize: number, borderRadius: number) =>
  screenRule({ width: size, height: size, fontSize, borderRadius })

/** Side in px: beside the name in the menu, in a row, and in a header. */
export const tiles = styleVariants(
  { 22: side(22, 9.5, 5), 40: side(40, 13, 9), 48: side(48, 15, 10) },
  (look) => [tile, look],
)

export const logo = style(screenRule({ width: '100%', height: '100%', objectFit: 'cover' }))

export const current = style(
  screenRule({
    background: vars.color.accent.solid,
    borderColor: vars.color.accent.solid,
    color: vars.color.text.onAccent,
  }),
)
