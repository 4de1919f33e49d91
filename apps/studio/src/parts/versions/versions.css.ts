import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import { firstWidth, panes } from '../workspace/panes.css.js'

const { color, radius } = vars
const hairline = `1px solid ${color.border.subtle}`

export const heading = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1, minWidth: 0 }),
)

export { firstPane as column } from '../workspace/panes.css.js'

export const columns = style([
  panes,
  screenRule({
    vars: { [firstWidth]: '300px' },
    height: '100%',
    minHeight: 0,
    '@media': {
      [media.desktop]: { vars: { [firstWidth]: '372px' } },
      [media.compact]: { height: 'auto' },
    },
  }),
])

export const columnHead = style(
  screenRule({ padding: `${vars.space.x2} ${vars.layout.gridGap}`, borderBlockEnd: hairline }),
)
export const list = style(
  screenRule({ display: 'grid', gap: vars.space.x05, margin: 0, padding: vars.space.x1, listStyle: 'none' }),
)

export const row = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x1,
    width: '100%',
    padding: vars.space.x1,
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
        selectors: {
          '&[data-chosen]': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[data-chosen][data-focus-visible]': { outline: '4px double Highlight', outlineOffset: -4 },
        },
      },
    },
  }),
)

export const ring = style(
  screenRule({
    ...textStyle('caption'),
    display: 'grid',
    placeItems: 'center',
    minWidth: 30,
    height: 30,
    fontWeight: 600,
    border: `1.5px solid ${color.border.strong}`,
    borderRadius: radius.full,
    selectors: { '&[data-draft]': { borderColor: color.warning.mark } },
  }),
)
export const words = style(screenRule({ display: 'grid', gap: vars.space.x05, minWidth: 0 }))
export const name = style(screenRule({ ...textStyle('label'), overflowWrap: 'anywhere' }))
export const small = style(
  screenRule({ ...textStyle('caption'), color: color.text.secondary, overflowWrap: 'anywhere' }),
)
export const draft = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x1,
    padding: vars.space.x1,
  }),
)

export const middle = style(
  screenRule({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minWidth: 0, minHeight: 0 }),
)
export const bar = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    padding: `${vars.space.x1} ${vars.space.x2}`,
    borderBlockEnd: hairline,
  }),
)
export const picker = style(screenRule({ width: 190 }))
export const end = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x1,
    marginInlineStart: 'auto',
    minWidth: 0,
  }),
)
export const difference = style(
  screenRule({ display: 'grid', minHeight: 0, minWidth: 0, paddingBlock: vars.space.x1 }),
)
/** What is compared, whose parts stand in the column as the page's own do. */
export const compared = style(screenRule({ display: 'contents' }))
export const foot = style(screenRule({ padding: vars.space.x2, borderBlockStart: hairline }))

export const changes = style(
  screenRule({ display: 'grid', gap: vars.space.x2, margin: 0, padding: 0, listStyle: 'none' }),
)
export const change = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x05,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: hairline,
  }),
)
export const values = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x1,
    overflowWrap: 'anywhere',
  }),
)
export const after = style(screenRule({ fontWeight: 600 }))
