import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, layout, space } = vars
const hairline = `1px solid ${color.border.subtle}`

export const surface = style(
  screenRule({
    width: 1180,
    minHeight: 'min(580px, calc(100dvh - 48px))',
    '@media': { [media.phoneOnly]: { width: '100%' } },
  }),
)

export const header = style(
  screenRule({
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x2}`,
    minHeight: 64,
    padding: `${space.x1} ${space.x2} ${space.x1} ${layout.gridGap}`,
    borderBlockEnd: hairline,
    '@media': { [media.phoneOnly]: { paddingInline: space.x2 } },
  }),
)
export const heading = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x1}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)
export const credits = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    marginInlineStart: 'auto',
    '@media': { [media.phoneOnly]: { marginInlineStart: 0, order: 1, width: '100%' } },
  }),
)
export const creditsBar = style(screenRule({ width: 96 }))
export const creditsLeft = style(screenRule({ ...textStyle('label'), whiteSpace: 'nowrap' }))
export const close = style(screenRule({ '@media': { [media.phoneOnly]: { marginInlineStart: 'auto' } } }))

export const panes = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '400px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'max-content' },
    },
  }),
)
const pane = style(
  screenRule({
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    '@media': { [media.compact]: { minHeight: 'auto', overflowY: 'visible' } },
  }),
)
export const form = style([
  pane,
  screenRule({
    padding: layout.gridGap,
    borderInlineEnd: hairline,
    '@media': {
      [media.compact]: { borderInlineEnd: 'none', borderBlockEnd: hairline },
      [media.phoneOnly]: { padding: space.x2 },
    },
  }),
])
export const proposal = style([pane, screenRule({ display: 'flex', flexDirection: 'column' })])

export const padded = style(
  screenRule({ padding: layout.gridGap, '@media': { [media.phoneOnly]: { padding: space.x2 } } }),
)
export const proposalHead = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x2}`,
    padding: `${space.x1} ${layout.gridGap}`,
    borderBlockEnd: hairline,
    '@media': { [media.phoneOnly]: { paddingInline: space.x2 } },
  }),
)
export const proposalState = style(screenRule({ marginInlineStart: 'auto' }))
export const difference = style(
  screenRule({ flex: '1 1 auto', display: 'grid', minHeight: 160, paddingBlock: space.x1 }),
)
export const section = style([padded, screenRule({ borderBlockStart: hairline })])

export const sentencesHead = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 }),
)
export const another = style(screenRule({ marginInlineStart: 'auto' }))
export const sentences = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const footer = style(
  screenRule({
    gap: space.x1,
    padding: `${space.x2} ${layout.gridGap}`,
    '@media': { [media.phoneOnly]: { padding: space.x2 } },
  }),
)
export const note = style(
  screenRule({ ...textStyle('bodySmall'), flex: '1 1 200px', color: color.text.muted }),
)
