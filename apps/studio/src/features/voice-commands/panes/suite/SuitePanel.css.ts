import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const edge = `1px solid ${color.border.subtle}`

export const addRow = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.x1,
    padding: `${space.x1} ${space.x2}`,
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
    gap: space.x1,
    padding: `${space.x1} ${space.x2}`,
  }),
)

// They scroll alone: the parts above and below stay visible.
export const rows = style(
  screenRule({
    maxHeight: '24dvh',
    padding: 0,
    margin: 0,
    overflowY: 'auto',
    listStyle: 'none',
    // In a panel whose height was chosen, all of it scrolls.
    selectors: { '[data-sized] &': { maxHeight: 'none' } },
    '@media': { [media.compact]: { maxHeight: 'none' } },
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x1}`,
    minHeight: 36,
    padding: `${space.x05} ${space.x1} ${space.x05} ${space.x2}`,
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
    gap: space.x1,
    minHeight: 40,
    padding: `${space.x05} ${space.x2}`,
    borderBlockStart: edge,
  }),
)
