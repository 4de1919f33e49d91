import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Dark in every theme, like the sign-in screen one came from. A strip on phones. */
export const panel = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 8,
    minHeight: 116,
    overflow: 'hidden',
    padding: '16px 18px',
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    forcedColorAdjust: 'none',
    '@media': { [media.tablet]: { justifyContent: 'flex-start', gap: 24, padding: 28 } },
  }),
)

export const picture = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    '@media': { [media.tablet]: { insetBlockStart: '26%' } },
  }),
)

/** The text is on plain graphite; the picture rises out of it. */
export const shade = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${vars.color.surface.sunken} 45%, transparent)`,
    '@media': {
      [media.tablet]: {
        background: `linear-gradient(to top, ${vars.color.surface.sunken} 56px, transparent 30%, transparent 56%, ${vars.color.surface.sunken} 74%)`,
      },
    },
  }),
)

export const mark = style(
  screenRule({ display: 'none', '@media': { [media.tablet]: { display: 'block', position: 'relative' } } }),
)

export const words = style(screenRule({ position: 'relative', display: 'grid', gap: 6 }))

export const minute = style(
  screenRule({
    display: 'none',
    '@media': {
      [media.tablet]: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        marginBlockStart: 'auto',
      },
    },
  }),
)

// The panel keeps its colours under forced colours, and so must the drawings on it.
globalStyle(`${panel} svg`, { '@layer': { [layers.screens]: { forcedColorAdjust: 'none' } } })
