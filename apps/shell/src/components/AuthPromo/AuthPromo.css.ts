import { layers, patternRule, textStyle } from '@saywright/ui/theme'
import tokens from '@saywright/ui/tokens.json' with { type: 'json' }
import { globalStyle, style } from '@vanilla-extract/css'

// Its picture is dark in every theme.
const { light, dark } = tokens.color

export const promo = style(
  patternRule({ display: 'flex', alignItems: 'flex-end', height: '100%', color: light.text.inverse.$value }),
)

export const picture = style(patternRule({ position: 'absolute', inset: 0 }))

// Text over the picture needs 8 to 1: the lower part is nearly graphite.
export const shade = style(
  patternRule({
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(to top, rgb(9 10 13 / 0.9), rgb(9 10 13 / 0.72) 26%, transparent 58%)',
    // The button of the picture is under it.
    pointerEvents: 'none',
  }),
)

export const foot = style(
  patternRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 32,
    width: '100%',
    padding: '0 52px 48px',
  }),
)

export const words = style(
  patternRule({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0, maxWidth: 660 }),
)

export const headline = style(
  patternRule({ ...textStyle('display'), textWrap: 'balance', whiteSpace: 'pre-line' }),
)

export const list = style(
  patternRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px 22px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: dark.text.primary.$value,
    fontWeight: 500,
  }),
)

export const technology = style(patternRule({ display: 'flex', alignItems: 'center', gap: 8 }))

// The panel keeps its colours under forced colours, and so must the drawings on it.
globalStyle(`${technology} svg`, { '@layer': { [layers.patterns]: { forcedColorAdjust: 'none' } } })
