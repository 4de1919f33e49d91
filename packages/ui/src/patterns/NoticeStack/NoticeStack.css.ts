import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const stack = style(
  patternRule({
    position: 'fixed',
    insetInlineEnd: 24,
    zIndex: vars.layer.snack,
    width: 392,
    display: 'grid',
    gap: 10,
    pointerEvents: 'none',
    '@media': {
      [media.phoneOnly]: {
        insetInline: 12,
        width: 'auto',
      },
      print: { display: 'none' },
    },
  }),
)

// From laptop on a sign-in screen has a panel 12 px from the edges of the window, and notices are 24 px inside it.
export const stacks = styleVariants({
  bottom: [
    stack,
    patternRule({
      insetBlockEnd: 24,
      '@media': { [media.phoneOnly]: { insetBlockEnd: 'calc(12px + env(safe-area-inset-bottom))' } },
    }),
  ],
  top: [
    stack,
    patternRule({
      insetBlockStart: 24,
      '@media': {
        [media.phoneOnly]: { insetBlockStart: 12 },
        [media.laptop]: { insetBlockStart: 36, insetInlineEnd: 36 },
        // The top of a page cannot be scrolled clear of notices above it.
        [media.short]: { insetBlock: `auto ${vars.space.x3}` },
      },
    }),
  ],
})

// Magnified, notices cover half of the window: the focused element scrolls clear of them, the end of the page too.
globalStyle(`html:has(${stack} > *)`, {
  '@layer': {
    [layers.patterns]: {
      '@media': { [media.short]: { scrollPaddingBlockEnd: '50dvh', paddingBlockEnd: '50dvh' } },
    },
  },
})

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const fade = keyframes({ from: { opacity: 0 } })

export const notice = style(
  patternRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '12px 10px 14px 14px',
    overflow: 'hidden',
    pointerEvents: 'auto',
    background: color.surface.overlay,
    color: color.text.primary,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e3,
    animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
    '@media': { [media.reducedMotion]: { animationName: fade } },
  }),
)

const tones = { success: color.success.mark, error: color.danger.mark }

export const icons = styleVariants(tones, (mark) =>
  patternRule({ flexShrink: 0, marginBlockStart: 1, color: mark }),
)
export const words = style(
  patternRule({ ...textStyle('body'), flex: 1, minWidth: 0, display: 'grid', gap: 2 }),
)
export const title = style(patternRule({ fontWeight: 600 }))
export const action = style(patternRule({ justifySelf: 'start', marginBlockStart: 6 }))

export const close = style(patternRule({ flexShrink: 0, marginBlock: -3 }))

const shrink = keyframes({ to: { transform: 'scaleX(0)' } })

const bar = style(
  patternRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 2,
    transformOrigin: 'left',
    animationName: shrink,
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
    selectors: {
      '&:dir(rtl)': { transformOrigin: 'right' },
      '&[data-paused]': { animationPlayState: 'paused' },
    },
    '@media': {
      // Time is information: the bar continues, in ten still steps.
      [media.reducedMotion]: { animationTimingFunction: 'steps(10)' },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  }),
)
export const bars = styleVariants(tones, (mark) => [bar, patternRule({ background: mark })])
