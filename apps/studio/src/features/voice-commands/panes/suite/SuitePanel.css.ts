import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

const edge = `1px solid ${color.border.subtle}`

export const addRow = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.x1,
    padding: '8px 16px',
  }),
)
export const field = style(screenRule({ flex: '1 1 240px', minWidth: 0 }))
export const kindField = style(screenRule({ flex: '0 0 140px' }))

export const bar = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '6px 16px',
  }),
)

// They scroll alone: what is above and below stays in sight.
export const rows = style(
  screenRule({
    maxHeight: '24dvh',
    padding: 0,
    margin: 0,
    overflowY: 'auto',
    listStyle: 'none',
    '@media': { [media.compact]: { maxHeight: 'none' } },
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 36,
    padding: '2px 8px 2px 16px',
    borderBlockStart: edge,
    selectors: { '&:focus-within, &:hover': { background: color.surface.hover } },
  }),
)

export const sentence = style(
  screenRule({
    ...textStyle('bodySmall'),
    flex: '1 1 220px',
    minWidth: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: color.text.primary,
    borderRadius: vars.radius.sm,
    selectors: {
      [`${row}[data-stale] &`]: { color: color.text.secondary },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)
export const wrongWord = style(
  screenRule({
    color: color.danger.text,
    fontWeight: 600,
    textDecoration: `underline ${color.danger.text}`,
    textUnderlineOffset: 3,
  }),
)
export const cause = style(
  screenRule({
    ...textStyle('bodySmall'),
    flex: '1 1 220px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: color.text.secondary,
    selectors: { [`${row}[data-failed]:not([data-stale]) &`]: { color: color.danger.text } },
  }),
)
export const lineButton = style(screenRule({ display: 'inline-flex', justifyContent: 'end', minWidth: 64 }))

export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 40,
    padding: '4px 16px',
    borderBlockStart: edge,
  }),
)
