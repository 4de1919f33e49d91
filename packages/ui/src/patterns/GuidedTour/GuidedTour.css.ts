import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { scrim } from '../../theme/scrim.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars

/** Over everything: nothing behind it can be pressed. */
export const overlay = style(
  patternRule({
    overflow: 'hidden',
    zIndex: vars.layer.tour,
  }),
)

const glide = `${duration.slow} ${easing.standard}`

/** The hole around the target: its shadow is the scrim. */
export const spotlight = style(
  patternRule({
    position: 'absolute',
    borderRadius: 13,
    boxShadow: `inset 0 0 0 5px ${color.surface.raised}, 0 0 0 200vmax ${scrim}`,
    outline: `2px solid ${color.border.focus}`,
    transition: `left ${glide}, top ${glide}, width ${glide}, height ${glide}`,
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { outlineColor: 'Highlight', outlineWidth: 3 },
    },
  }),
)

export const card = style(
  patternRule({
    position: 'absolute',
    width: 320,
    maxWidth: 'calc(100vw - 24px)',
    overflow: 'visible',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.phoneOnly]: {
        width: 'auto',
        maxWidth: 'none',
        borderInline: 'none',
        borderBlockEnd: 'none',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  }),
)

const border = `1px solid ${color.border.subtle}`

export const notch = style(
  patternRule({
    position: 'absolute',
    width: 14,
    height: 14,
    background: color.surface.overlay,
    translate: '-50% -50%',
    rotate: '45deg',
    selectors: {
      '[data-side="below"] > &': { top: 0, borderBlockStart: border, borderInlineStart: border },
      '[data-side="above"] > &': { top: '100%', borderBlockEnd: border, borderInlineEnd: border },
      '[data-side="after"] > &': { left: 0, borderBlockEnd: border, borderInlineStart: border },
      '[data-side="before"] > &': { left: '100%', borderBlockStart: border, borderInlineEnd: border },
      '[data-side="over"] > &': { display: 'none' },
    },
    '@media': { [media.phoneOnly]: { display: 'none' } },
  }),
)

export const dialog = style(
  patternRule({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: 12,
    padding: '18px 20px 14px',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    outline: 'none',
    '@media': { [media.phoneOnly]: { paddingBlockEnd: 'calc(14px + env(safe-area-inset-bottom))' } },
  }),
)

export const title = style(
  patternRule({
    fontSize: 15,
    lineHeight: '21px',
    marginBlockEnd: 4,
  }),
)
export const text = style(patternRule({ ...textStyle('body'), color: color.text.secondary }))
export const picture = style(
  patternRule({
    ...textStyle('bodySmall'),
    padding: 14,
    background: color.surface.canvas,
    borderRadius: vars.radius.md,
  }),
)

export const footer = style(patternRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 }))
export const place = style(
  patternRule({
    ...textStyle('bodySmall'),
    marginInlineEnd: 'auto',
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
)
