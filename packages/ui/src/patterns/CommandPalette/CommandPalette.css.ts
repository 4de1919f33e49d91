import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars
const line = `1px solid ${color.border.subtle}`

export const surface = style(
  patternRule({ width: '100%', maxWidth: 680, '@media': { [media.phoneOnly]: { maxWidth: 'none' } } }),
)

export const search = style(
  patternRule({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    height: 60,
    paddingInline: 20,
    borderBlockEnd: line,
    '@media': {
      // Beside the cross the field is one of two that can have the focus.
      [media.phoneOnly]: {
        paddingInlineEnd: 8,
        selectors: { '&:has(input:focus-visible)': { borderBlockEnd: `2px solid ${color.border.focus}` } },
      },
    },
  }),
)
export const searchIcon = style(patternRule({ flexShrink: 0, color: color.text.secondary }))
export const input = style(
  patternRule({
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 'none',
    background: 'none',
    outline: 'none',
    fontSize: 17,
    caretColor: color.accent.text,
    selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  }),
)

export const results = style(
  patternRule({
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4px 8px 10px',
    '@media': { [media.phoneOnly]: { flexGrow: 1 } },
  }),
)
export const groupTitle = style(
  patternRule({
    ...textStyle('caption'),
    padding: '12px 12px 6px',
    color: color.text.secondary,
    fontWeight: 500,
  }),
)

export const row = style(
  patternRule({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 46,
    padding: '4px 12px',
    borderRadius: vars.radius.md,
    color: color.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[aria-selected="true"]': { background: color.surface.overlayHover } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
)
export const tile = style(
  patternRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    overflow: 'hidden',
    background: color.surface.sunken,
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { background: 'none', color: 'inherit' } },
  }),
)
export const words = style(
  patternRule({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 12,
    '@media': { [media.phoneOnly]: { flexDirection: 'column' } },
  }),
)
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '100%' } as const
export const title = style(patternRule({ ...cut, fontWeight: 500 }))
export const detail = style(
  patternRule({
    ...textStyle('bodySmall'),
    ...cut,
    flexShrink: 2,
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)
/** Weight carries it where the colour is not seen. */
export const match = style(
  patternRule({
    background: 'none',
    color: color.accent.text,
    fontWeight: 650,
    '@media': { [media.forcedColors]: { color: 'inherit', textDecoration: 'underline' } },
  }),
)
export const verb = style(
  patternRule({
    ...textStyle('bodySmall'),
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: color.text.secondary,
    '@media': { [media.touch]: { display: 'none' }, [media.forcedColors]: { color: 'inherit' } },
  }),
)

export const message = style(
  patternRule({
    ...textStyle('body'),
    padding: '28px 20px',
    color: color.text.secondary,
    textAlign: 'center',
  }),
)

export const footer = style(
  patternRule({
    ...textStyle('caption'),
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    minHeight: 42,
    marginBlockStart: 'auto',
    padding: '8px 20px',
    borderBlockStart: line,
    color: color.text.secondary,
    '@media': { [media.phoneOnly]: { paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))' } },
  }),
)
export const hint = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    '@media': { [media.touch]: { display: 'none' } },
  }),
)
export const status = style(
  patternRule({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' }),
)
