import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const hairline = `1px solid ${color.border.subtle}`

export const rulePicker = style(screenRule({ width: 220, maxWidth: '100%' }))
export const percent = style(
  screenRule({
    ...textStyle('bodySmall'),
    minWidth: 44,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const body = style(
  screenRule({
    display: 'flex',
    flex: 1,
    minHeight: 0,
    '@media': { [media.compact]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 'none' } },
  }),
)

export const ground = style(
  screenRule({
    display: 'grid',
    placeContent: 'safe center',
    flex: 1,
    minWidth: 0,
    padding: space.x3,
    overflow: 'auto',
    cursor: 'grab',
    background: `radial-gradient(circle at 1px 1px, ${color.border.default} 1px, transparent 0) 0 0 / 22px 22px ${color.surface.raised}`,
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': {
      [media.compact]: { height: 'max(200px, 60dvh)' },
      [media.forcedColors]: { background: 'Canvas' },
    },
  }),
)

export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x2}`,
    minHeight: 44,
    padding: `${space.x05} ${space.x2}`,
    borderBlockStart: hairline,
    flexShrink: 0,
  }),
)
export const place = style(screenRule({ ...textStyle('code'), fontWeight: 600, overflowWrap: 'anywhere' }))

export const legend = style(
  screenRule({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x05} ${space.x2}`,
    margin: 0,
    marginInlineStart: 'auto',
    padding: 0,
    color: color.text.secondary,
    listStyle: 'none',
  }),
)
export const legendEntry = style(screenRule({ display: 'flex', alignItems: 'center', gap: space.x1 }))

export const sentence = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
    alignItems: 'start',
    gap: space.x3,
    padding: `${space.x2} ${space.x3}`,
    background: color.surface.raised,
    borderBlockStart: hairline,
    flexShrink: 0,
    '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
