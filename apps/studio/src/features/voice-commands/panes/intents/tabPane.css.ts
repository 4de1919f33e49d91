import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, layout, radius } = vars
const hairline = `1px solid ${color.border.subtle}`

/** A list and, beside it, its selected item. */
export const pane = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
    minHeight: '100%',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 428px)' },
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)

export const list = style(
  screenRule({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    padding: layout.gridGap,
    minWidth: 0,
  }),
)
export const lead = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
  }),
)

export const detail = style(
  screenRule({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    padding: layout.gridGap,
    minWidth: 0,
    background: color.surface.canvas,
    borderInlineStart: hairline,
    '@media': { [media.compact]: { borderInlineStart: 'none', borderBlockStart: hairline } },
  }),
)

/** One of the list; the chosen one has a strong edge. */
export const choice = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x1,
    width: '100%',
    padding: `${vars.space.x2} ${vars.space.x2}`,
    textAlign: 'start',
    color: color.text.primary,
    background: color.surface.raised,
    border: hairline,
    borderRadius: radius.md,
    selectors: {
      '&[data-hovered]': { borderColor: color.border.strong },
      '&[data-selected]': {
        borderColor: color.accent.text,
        boxShadow: `inset 0 0 0 1px ${color.accent.text}`,
      },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)
export const choiceLine = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    minWidth: 0,
  }),
)
export const end = style(screenRule({ marginInlineStart: 'auto' }))

const name = { ...textStyle('code'), fontWeight: 600, overflowWrap: 'anywhere' } as const
export const tagName = style(
  screenRule({
    ...name,
    color: color.category1.text,
    background: color.category1.tint,
    padding: `${vars.space.x05} ${vars.space.x1}`,
    borderRadius: radius.sm,
  }),
)
export const ruleName = style(screenRule({ ...name, color: color.category2.text }))

export const part = style(
  screenRule({
    ...textStyle('caption'),
    display: 'inline-flex',
    gap: vars.space.x1,
    padding: `${vars.space.x05} ${vars.space.x1}`,
    border: hairline,
    borderRadius: radius.sm,
    overflowWrap: 'anywhere',
  }),
)
export const partKind = style(screenRule({ color: color.text.secondary }))

export const entry = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x1 }),
)
export const field = style(screenRule({ flex: '1 1 180px', minWidth: 0 }))

export const card = style(
  screenRule({
    display: 'grid',
    margin: 0,
    padding: `${vars.space.x05} ${vars.space.x2}`,
    listStyle: 'none',
    background: color.surface.raised,
    border: hairline,
    borderRadius: radius.md,
  }),
)
export const cardRow = style(
  screenRule({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingBlock: vars.space.x1,
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
)
export const said = style(screenRule({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }))
