import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

/** The banner, then the shell, which takes the height that the banner leaves. */
export const frame = style(
  patternRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: '100dvh',
    background: color.surface.canvas,
    // Prints the screen alone.
    '@media': { print: { display: 'block', background: 'none' } },
  }),
)

export const shell = style(
  patternRule({ gridRow: 2, display: 'flex', alignItems: 'flex-start', minWidth: 0 }),
)

export const side = style(
  patternRule({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    flexShrink: 0,
    width: 236,
    height: '100%',
    maxHeight: '100dvh',
    paddingBlock: 16,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    transition: `width ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '&[data-collapsed]': { width: 60 } },
    '@media': { [media.reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
  }),
)

export const brand = style(
  patternRule({ display: 'flex', alignItems: 'center', minHeight: 30, paddingInline: 18 }),
)

export const switcher = style(patternRule({ paddingInline: 12 }))

export const scroll = style(
  patternRule({ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: 12, paddingBlock: 2 }),
)

export const footer = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingInlineStart: 22,
    paddingInlineEnd: 12,
    fontFamily: vars.font.sans,
    fontSize: 12,
    lineHeight: '16px',
    color: color.text.muted,
    selectors: {
      [`${side}[data-collapsed] &`]: { justifyContent: 'center', paddingInline: 12 },
    },
  }),
)

export const content = style(patternRule({ flex: 1, minWidth: 0 }))
export const main = style(patternRule({ outline: 'none', minWidth: 0 }))
