import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import { darkColors, lightColors } from '../../tokens/values.js'

const { color } = vars

export const layout = style(
  patternRule({
    position: 'relative',
    minHeight: '100dvh',
    background: color.surface.canvas,
    '@media': { [media.laptop]: { display: 'grid', gridTemplateColumns: '600px minmax(0, 1fr)' } },
  }),
)

/** On a phone the picture is in a frame of its own: 116 px high, 10 px from the edges, dark in every theme. */
const framed = `${layout}[data-framed] &`
const onPicture = lightColors.text.inverse

export const column = style(
  patternRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    padding: '20px 18px 24px',
    selectors: { [framed]: { paddingBlockEnd: 0 } },
    '@media': {
      [media.tablet]: { padding: '32px 40px' },
      [media.laptop]: { padding: '32px 48px' },
    },
  }),
)

export const top = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 34,
    selectors: {
      [framed]: {
        height: 106,
        padding: '2px 4px 60px 9px',
        vars: {
          [color.surface.sunken]: 'rgb(255 255 255 / 0.14)',
          [color.border.subtle]: 'transparent',
          [color.text.secondary]: onPicture,
        },
      },
    },
  }),
)

export const brand = style(
  patternRule({
    display: 'flex',
    selectors: { [framed]: { vars: { [color.text.primary]: onPicture, [color.accent.text]: onPicture } } },
  }),
)

// A phone begins its form under the picture, larger windows have it in the middle.
export const form = style(
  patternRule({
    width: '100%',
    maxWidth: 380,
    marginInline: 'auto',
    marginBlock: '72px auto',
    selectors: { [framed]: { display: 'grid', flex: 1, marginBlock: '24px 0' } },
    '@media': { [media.tablet]: { marginBlock: 'auto', paddingBlock: 32 } },
  }),
)

export const footer = style(
  patternRule({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px 18px',
    marginBlockStart: 32,
    color: color.text.muted,
    '@media': { [media.laptop]: { justifyContent: 'flex-start', marginBlockStart: 0 } },
  }),
)

/** The picture behind the top of the form where there is no room beside it. */
export const strip = style(
  patternRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    height: 190,
    opacity: 0.7,
    maskImage: 'linear-gradient(to bottom, black 30%, transparent)',
    pointerEvents: 'none',
    // On paper the same picture as ink: dark becomes light and the hue stays.
    filter: 'invert(1) hue-rotate(180deg)',
    mixBlendMode: 'multiply',
    selectors: {
      ':root[data-theme="dark"] &': { filter: 'none', mixBlendMode: 'normal' },
      [framed]: {
        inset: '10px 10px auto',
        height: 116,
        overflow: 'hidden',
        borderRadius: vars.radius.lg,
        background: darkColors.surface.sunken,
        opacity: 1,
        filter: 'none',
        mixBlendMode: 'normal',
        maskImage: 'none',
      },
    },
    '@media': {
      [media.laptop]: { display: 'none' },
      [media.forcedColors]: { display: 'none' },
      '(prefers-color-scheme: dark)': {
        selectors: { ':root:not([data-theme]) &': { filter: 'none', mixBlendMode: 'normal' } },
      },
    },
  }),
)

/** Dark in every theme, and there from the start, so that nothing moves when its content arrives. */
export const beside = style(
  patternRule({
    position: 'sticky',
    insetBlockStart: 12,
    height: 'calc(100dvh - 24px)',
    minHeight: 480,
    margin: '12px 12px 12px 0',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: darkColors.surface.sunken,
    forcedColorAdjust: 'none',
  }),
)
