import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

const text = {
  fontFamily: vars.font.mono,
  fontSize: 15,
  lineHeight: '22px',
  fontVariantLigatures: 'none',
  direction: 'ltr',
  whiteSpace: 'pre',
  letterSpacing: 0,
  padding: `0 ${vars.space.x2}`,
} as const

export const frame = style(
  screenRule({
    position: 'relative',
    display: 'grid',
    height: vars.control.large,
    background: color.surface.sunken,
    border: `1px solid ${color.border.strong}`,
    borderRadius: radius.sm,
    selectors: {
      '&[data-invalid]': {
        borderColor: color.danger.mark,
        boxShadow: `inset 0 0 0 1px ${color.danger.mark}`,
      },
      '&:focus-within': {
        borderColor: color.border.focus,
        boxShadow: `inset 0 0 0 1px ${color.border.focus}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: -1 } },
      },
    },
  }),
)
/** Under the field, whose own letters are not seen. */
export const drawn = style(
  screenRule({
    ...text,
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    color: color.text.primary,
    pointerEvents: 'none',
  }),
)
export const typed = style(
  screenRule({
    ...text,
    position: 'relative',
    minWidth: 0,
    width: '100%',
    color: 'transparent',
    caretColor: color.text.primary,
    background: 'none',
    border: 'none',
    outline: 'none',
    selectors: { '&::selection': { color: 'transparent', background: color.accent.tint } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', caretColor: 'CanvasText' } },
  }),
)
export const part = style(
  screenRule({
    flexShrink: 0,
    selectors: {
      '&[data-bracket]': { color: color.text.secondary },
      '&[data-lit]': { color: color.category1.text },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-lit]': { textDecoration: 'underline' } } } },
  }),
)

export const keyboard = style(screenRule({ display: 'grid', gap: vars.space.x1 }))
export const keyRow = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
    gap: vars.space.x1,
    direction: 'ltr',
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' } },
  }),
)
export const key = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: 32,
    padding: 0,
    fontFamily: vars.font.mono,
    fontSize: 14,
    color: color.text.primary,
    background: color.surface.hover,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.sm,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    selectors: {
      '&:hover': { borderColor: color.border.strong },
      '&[data-held]': { background: color.accent.tint, borderColor: color.accent.border },
      '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    },
    '@media': {
      [media.touch]: { height: 44 },
      [media.forcedColors]: { selectors: { '&[data-held]': { outline: '2px solid Highlight' } } },
    },
  }),
)
export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.x2}`,
    minHeight: 18,
  }),
)
export const sound = style(
  screenRule({ fontFamily: vars.font.mono, fontWeight: 600, color: color.text.primary }),
)
