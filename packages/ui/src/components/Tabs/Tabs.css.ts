import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import { pill } from '../Badge/pill.css.js'

const { color } = vars

export const tabs = styleVariants({
  content: {},
  fill: rule({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    '@media': { [media.compact]: { flex: 'none' } },
  }),
})

/** Stands outside the scrolled list, so that the hairline does not fade with it. */
const rail = style(rule({ boxShadow: `inset 0 -1px ${color.border.subtle}`, minWidth: 0 }))
export const rails = styleVariants({
  content: [rail],
  fill: [rail, rule({ paddingInline: vars.layout.gridGap, flexShrink: 0 })],
})

export const railWithEnd = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.x1}` }),
)
export const railEnd = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.x1}`,
    marginInlineStart: 'auto',
    minWidth: 0,
  }),
)

export const pills = styleVariants({
  neutral: [pill],
  danger: [pill, rule({ selectors: { '&&': { background: color.danger.tint, color: color.danger.text } } })],
})

const fade = 24

export const list = style(
  rule({
    display: 'flex',
    gap: 16,
    // The ring of a tab is 4 px outside its words, which stay in line with the panel. Not so at the end, where the page
    // would become wider.
    marginInlineStart: -4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    outline: 'none',
    '@media': {
      // The last tab ends before the fade, which therefore hides only what can be scrolled to.
      [media.phoneOnly]: {
        gap: 12,
        paddingInlineEnd: fade,
        scrollPaddingInlineEnd: fade,
        maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`,
        selectors: {
          '&:dir(rtl)': {
            maskImage: `linear-gradient(to left, #000 calc(100% - ${fade}px), transparent)`,
          },
        },
      },
    },
  }),
)

export const tab = style(
  rule({
    ...textStyle('label'),
    fontSize: 13.5,
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    position: 'relative',
    minHeight: 40,
    padding: '0 4px',
    borderRadius: vars.radius.xs,
    color: color.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.text.primary },
      '&[data-selected]': { color: color.text.primary, fontWeight: 600 },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: 4,
        insetBlockEnd: 0,
        height: 2,
        borderRadius: 1,
        background: color.accent.text,
      },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.touch]: { minHeight: 44, fontSize: 15 },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::after': { background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

const panel = style(
  rule({
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing, '&[data-inert]': { display: 'none' } },
  }),
)
export const panels = styleVariants({
  content: [panel, rule({ paddingBlockStart: vars.layout.gridGap })],
  fill: [
    panel,
    rule({
      flex: 1,
      minHeight: 0,
      overflow: 'auto',
      '@media': { [media.compact]: { flex: 'none', overflow: 'visible' } },
    }),
  ],
})
