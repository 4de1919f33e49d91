import { vars } from '@saywright/ui/contract'
import { patternRule, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const chips = style(
  rule({
    listStyle: 'none',
    // Room for the focus ring beyond the neighbours above and below.
    margin: `calc(-1 * ${space.x05})`,
    padding: space.x05,
    display: 'flex',
    gap: space.x1,
    overflowX: 'auto',
    // Fades where more follows.
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
    selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to right, transparent, black 24px)' } },
  }),
)
export const place = style(
  rule({ flexShrink: 0, selectors: { '&:last-child': { paddingInlineEnd: space.x3 } } }),
)

export const chip = style(
  patternRule({
    ...textStyle('bodySmall'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    minHeight: 36,
    paddingInline: space.x2,
    border: `1px solid ${color.accent.border}`,
    borderRadius: vars.radius.full,
    background: color.accent.tint,
    color: color.accent.text,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  }),
)
