import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const hairline = `1px solid ${color.border.subtle}`

export const number = style(
  screenRule({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
  }),
)
export const score = style(
  screenRule({ ...textStyle('display'), fontVariantNumeric: 'tabular-nums', color: color.text.primary }),
)

export const bars = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(25, minmax(0, 1fr))',
    alignItems: 'center',
    gap: vars.space.x05,
    height: 26,
    direction: 'ltr',
    selectors: { '&:dir(rtl)': { direction: 'rtl' } },
  }),
)
export const bar = style(
  screenRule({
    borderRadius: 2,
    background: color.border.default,
    selectors: { '&[data-lit]': { background: color.category1.solid } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        outline: '1px solid CanvasText',
        selectors: { '&[data-lit]': { background: 'CanvasText' } },
      },
    },
  }),
)

export const reasons = style(screenRule({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }))
export const reason = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.x2,
    paddingBlock: vars.space.x2,
    borderBlockStart: hairline,
  }),
)
export const sign = style(
  screenRule({
    display: 'flex',
    paddingBlockStart: vars.space.x05,
    selectors: {
      '&[data-tone="good"]': { color: color.success.text },
      '&[data-tone="bad"]': { color: color.warning.text },
      '&[data-tone="info"]': { color: color.info.text },
    },
  }),
)
export const about = style(screenRule({ display: 'grid', gap: vars.space.x05, minWidth: 0 }))
export const name = style(screenRule({ ...textStyle('label'), overflowWrap: 'anywhere' }))
