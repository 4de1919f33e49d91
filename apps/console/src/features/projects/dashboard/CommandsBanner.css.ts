import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const banner = style(
  screenRule({
    position: 'relative',
    overflow: 'hidden',
    padding: '22px 28px',
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    forcedColorAdjust: 'none',
  }),
)

/** On phones the words need the whole width. */
export const picture = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    insetInlineStart: '40%',
    '@media': { [media.phoneOnly]: { display: 'none' } },
  }),
)

/** The text is on plain graphite; the picture fades in beside it. */
export const shade = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${vars.color.surface.sunken} 40%, transparent 75%)`,
    selectors: {
      '&:dir(rtl)': {
        background: `linear-gradient(to left, ${vars.color.surface.sunken} 40%, transparent 75%)`,
      },
    },
  }),
)

export const words = style(
  screenRule({ position: 'relative', '@media': { [media.tablet]: { maxWidth: '60%' } } }),
)
