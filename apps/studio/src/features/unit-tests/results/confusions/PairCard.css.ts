import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, font, layout, radius, space } = vars
const divided = { borderBlockStart: `1px solid ${color.border.subtle}` }

export const top = style(
  screenRule({ display: 'grid', gap: space.x2, padding: `${space.x2} ${layout.cardPadding}` }),
)
export const head = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.x1 }),
)
export const title = style(screenRule({ ...textStyle('h3'), margin: 0 }))
export const words = style(screenRule({ display: 'grid', gap: space.x1, margin: 0 }))
export const word = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(64px, 96px) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.x1,
    overflowWrap: 'anywhere',
  }),
)
export const sounds = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', gap: space.x05, margin: 0, padding: 0, listStyle: 'none' }),
)
export const sound = style(
  screenRule({
    fontFamily: font.mono,
    fontSize: 13,
    minWidth: 26,
    minHeight: 26,
    display: 'grid',
    placeItems: 'center',
    paddingInline: space.x05,
    borderRadius: radius.sm,
    border: `1px solid ${color.border.strong}`,
    selectors: {
      '&[data-same]': { background: color.accent.tint, borderColor: 'transparent', color: color.accent.text },
      '&[data-none]': { borderStyle: 'dashed', color: color.text.secondary },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-same]': { borderColor: 'Highlight' } } },
    },
  }),
)
export const remedy = style(
  screenRule({
    ...divided,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x1,
    padding: `${space.x1} ${layout.cardPadding}`,
  }),
)
export const remedies = style(screenRule({ margin: 0, padding: 0, listStyle: 'none' }))
export const remedyText = style(screenRule({ flex: '1 1 200px', display: 'grid' }))
