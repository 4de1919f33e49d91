import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars

// The browser shows a modal dialog in front of everything; the fade out keeps it there until it is over.
export const overlay = style(
  patternRule({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.loading,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: vars.layout.pagePadding,
    border: 'none',
    outline: 'none',
    background: `color-mix(in srgb, ${color.surface.canvas} 92%, transparent)`,
    color: color.text.primary,
    backdropFilter: 'blur(6px)',
    cursor: 'progress',
    opacity: 0,
    transition: `opacity ${duration.base} ${easing.standard}, display ${duration.base} allow-discrete, overlay ${duration.base} allow-discrete`,
    selectors: {
      '&[open]': {
        opacity: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 20,
        textAlign: 'center',
        '@starting-style': { opacity: 0 },
      },
      '&::backdrop': { background: 'none' },
    },
    '@media': {
      [media.reducedMotion]: { backdropFilter: 'none' },
      [media.forcedColors]: { background: 'Canvas' },
    },
  }),
)

export const glyph = style(patternRule({ color: color.accent.text }))
export const words = style(patternRule({ display: 'grid', gap: 4 }))
export const title = style(patternRule({ ...textStyle('h2'), textWrap: 'balance' }))
export const text = style(patternRule({ ...textStyle('body'), color: color.text.secondary }))
