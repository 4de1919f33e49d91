import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import * as wide from '../../parts/wideDialog.css.js'

const { color, layout, space } = vars
const hairline = `1px solid ${color.border.subtle}`

export const { header, heading, footer, note } = wide

export const surface = style([wide.surface, screenRule({ minHeight: 'min(580px, calc(100dvh - 48px))' })])
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

export const panes = style([wide.panes, screenRule({ vars: { [wide.firstWidth]: '400px' } })])
export const form = style([
  wide.firstPane,
  screenRule({ padding: layout.gridGap, '@media': { [media.phoneOnly]: { padding: space.x2 } } }),
])
export const proposal = style([wide.pane, screenRule({ display: 'flex', flexDirection: 'column' })])

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
