import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, layout, radius, space } = vars
const hairline = `1px solid ${color.border.subtle}`

export const pane = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr) 280px',
    minHeight: '100%',
    '@media': {
      [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr) 380px' },
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
export const column = style(
  screenRule({
    display: 'grid',
    alignContent: 'start',
    gap: space.x1,
    minWidth: 0,
    padding: space.x1,
    borderInlineEnd: hairline,
    selectors: { '&:only-child': { border: 'none' } },
    '@media': { [media.compact]: { borderInlineEnd: 'none', borderBlockEnd: hairline } },
  }),
)
export const list = style(
  screenRule({ display: 'grid', gap: space.x05, margin: 0, padding: 0, listStyle: 'none' }),
)
export const slot = style(
  screenRule({
    display: 'grid',
    gap: space.x05,
    width: '100%',
    padding: space.x1,
    textAlign: 'start',
    color: color.text.primary,
    borderRadius: radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-chosen]': { background: color.accent.tint },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-chosen]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)
export const name = style(
  screenRule({
    ...textStyle('code'),
    fontWeight: 600,
    color: color.category5.text,
    overflowWrap: 'anywhere',
  }),
)
export const small = style(screenRule({ ...textStyle('caption'), color: color.text.secondary }))

export const values = style(
  screenRule({ display: 'grid', alignContent: 'start', gap: space.x2, minWidth: 0, padding: layout.gridGap }),
)
export const line = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1, minWidth: 0 }),
)
export const end = style(screenRule({ marginInlineStart: 'auto' }))
export const entry = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x1 }),
)
export const field = style(screenRule({ flex: '1 1 180px', minWidth: 0 }))
export const row = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    minHeight: 44,
    borderBlockEnd: hairline,
  }),
)
export const word = style(
  screenRule({ ...textStyle('body'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
)

export const use = style(
  screenRule({
    display: 'grid',
    alignContent: 'start',
    gap: space.x2,
    minWidth: 0,
    padding: layout.gridGap,
    background: color.surface.canvas,
    borderInlineStart: hairline,
    '@media': { [media.compact]: { borderInlineStart: 'none' } },
  }),
)
export const code = style(
  screenRule({
    ...textStyle('code'),
    margin: 0,
    padding: space.x1,
    background: color.surface.sunken,
    borderRadius: radius.sm,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
