import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const rows = style(screenRule({ margin: 0, padding: 0, listStyle: 'none' }))

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 14,
    rowGap: 8,
    minHeight: 68,
    padding: `12px ${vars.layout.cardPadding}`,
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)

export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 36,
    height: 36,
    borderRadius: 9,
    background: color.surface.sunken,
    color: color.text.secondary,
  }),
)

export const words = style(screenRule({ flex: '1 1 180px', minWidth: 0, display: 'grid', gap: 2 }))

export const title = style(
  screenRule({
    ...textStyle('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
)

export const note = style(screenRule({ ...textStyle('bodySmall'), color: color.text.secondary }))

export const actions = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '@media': { [media.phoneOnly]: { paddingInlineStart: 50 } },
  }),
)
