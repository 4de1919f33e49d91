import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const list = style(
  screenRule({
    ...textStyle('bodySmall'),
    width: 'min(360px, 40%)',
    flexShrink: 0,
    overflow: 'auto',
    padding: space.x2,
    color: color.text.secondary,
    background: color.surface.raised,
    borderInlineStart: `1px solid ${color.border.subtle}`,
    '@media': {
      [media.compact]: {
        width: 'auto',
        borderInlineStart: 'none',
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  }),
)

export const items = style(
  screenRule({
    display: 'grid',
    gap: space.x05,
    justifyItems: 'start',
    margin: 0,
    paddingInlineStart: space.x2,
    listStyle: 'none',
  }),
)

export const item = style(
  screenRule({
    ...textStyle('code'),
    display: 'inline-block',
    minHeight: 24,
    padding: `${space.x05} ${space.x1}`,
    color: color.text.primary,
    borderRadius: radius.sm,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '@media': {
      [media.touch]: { minHeight: 44, minWidth: 44 },
      [media.forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
    },
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-covered="never"]': { outline: `1.5px dashed ${color.warning.mark}`, outlineOffset: '-1px' },
      '&[data-lit]': { background: color.accent.tint, textDecoration: 'underline' },
      '&[data-chosen]': { boxShadow: `inset 0 0 0 1px ${color.accent.text}` },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
)
