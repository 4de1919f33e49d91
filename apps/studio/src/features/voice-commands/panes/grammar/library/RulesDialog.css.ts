import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import * as wide from '../../../parts/wideDialog.css.js'

const { color, layout, radius, space } = vars
const hairline = `1px solid ${color.border.subtle}`

export const { header, footer, note } = wide

export const surface = style([wide.surface, screenRule({ minHeight: 'min(720px, calc(100dvh - 48px))' })])
export const heading = style([
  wide.heading,
  screenRule({ '@media': { [media.phoneOnly]: { flex: '1 1 0' } } }),
])
export const search = style(
  screenRule({
    width: 280,
    marginInlineStart: 'auto',
    '@media': { [media.phoneOnly]: { order: 1, width: '100%', marginInlineStart: 0 } },
  }),
)
export const close = style(screenRule({ '@media': { [media.phoneOnly]: { alignSelf: 'start' } } }))

export const panes = style([
  wide.panes,
  screenRule({
    vars: { [wide.firstWidth]: '416px' },
    '@media': { [media.touch]: { vars: { [wide.firstWidth]: '300px' } } },
  }),
])
export const choice = style([wide.firstPane, screenRule({ padding: space.x2 })])
export const preview = style([
  wide.pane,
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // None is made less high than it is: the pane scrolls.
    gridAutoRows: 'max-content',
    alignContent: 'start',
    gap: space.x2,
    padding: layout.gridGap,
    outlineOffset: -2,
    '@media': { [media.phoneOnly]: { padding: space.x2 } },
  }),
])
export const padded = style(screenRule({ padding: layout.gridGap }))

export const list = style(
  screenRule({ display: 'grid', alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' }),
)
export const row = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 68,
    paddingInline: space.x2,
    border: '1px solid transparent',
    borderRadius: radius.md,
    selectors: {
      '&[data-chosen]': { borderColor: color.accent.solid, boxShadow: `0 0 0 1px ${color.accent.solid}` },
    },
    // A shadow is not drawn there.
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
    },
  }),
)
/** What shows the examples of a subject when it is pressed: all of its row but the box. */
export const show = style(
  screenRule({
    ...textStyle('label'),
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minWidth: 0,
    minHeight: 66,
    borderRadius: radius.sm,
  }),
)
/** Takes what is left between tile and mark. */
export const words = style(screenRule({ flex: 1, minWidth: 0 }))
export const about = style(
  screenRule({ ...textStyle('bodySmall'), display: 'block', color: color.text.secondary }),
)
export const tile = style(
  screenRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: radius.sm,
    color: color.text.secondary,
    background: color.surface.sunken,
    selectors: { '&[data-in]': { color: color.accent.text, background: color.accent.tint } },
  }),
)
export const follow = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    padding: space.x2,
    color: color.text.muted,
  }),
)

export const ruleHead = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x1} ${space.x2}`,
  }),
)
export const ruleName = style(screenRule({ ...textStyle('code'), color: color.category2.text }))
export const examples = style(screenRule({ overflow: 'hidden', border: hairline, borderRadius: radius.md }))
export const example = style(
  screenRule({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 44,
    paddingInline: space.x2,
    paddingBlock: space.x05,
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: hairline },
      '&[data-sounding]': { background: color.accent.tint },
    },
    '@media': { [media.phoneOnly]: { flexWrap: 'wrap', columnGap: space.x1 } },
  }),
)
export const said = style(
  screenRule({
    flex: 1,
    minWidth: 0,
    fontWeight: 500,
    selectors: { [`${example}[data-sounding] &`]: { color: color.accent.text } },
    '@media': { [media.phoneOnly]: { flexBasis: '60%' } },
  }),
)
export const also = style(
  screenRule({ ...textStyle('caption'), marginInlineStart: space.x1, color: color.text.secondary }),
)
/** A column of its own; where there is no room it stands under what is said. */
export const kind = style(
  screenRule({
    ...textStyle('caption'),
    width: 150,
    color: color.text.secondary,
    '@media': { [media.phoneOnly]: { width: 'auto' } },
  }),
)
export const value = style(
  screenRule({
    minWidth: 120,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media': { [media.phoneOnly]: { minWidth: 0, marginInlineStart: 'auto' } },
  }),
)
export const facts = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x2}`,
    paddingInline: space.x2,
    paddingBlock: space.x1,
    color: color.text.secondary,
    background: color.surface.sunken,
    borderBlockStart: hairline,
  }),
)
export const more = style(screenRule({ marginInlineStart: 'auto' }))

export const trial = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: `${space.x1} ${space.x2}`,
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** As high as the field beside it. */
export const result = style(
  screenRule({
    ...textStyle('h3'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    minWidth: 180,
    minHeight: vars.control.input,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const lines = style(
  screenRule({
    ...textStyle('code'),
    margin: 0,
    padding: space.x2,
    overflowX: 'auto',
    borderRadius: radius.md,
    background: color.surface.sunken,
  }),
)
export const plus = style(screenRule({ color: color.success.text }))
export const comment = style(screenRule({ color: color.text.muted }))
