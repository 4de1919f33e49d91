import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const card = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // Not hidden: a sticky table head inside must stick to the page.
    overflow: 'clip',
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e1,
  }),
)

export const tones = styleVariants({ neutral: {}, danger: { borderColor: color.danger.border } }, (look) => [
  card,
  rule(look),
])

const header = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }))

export const headers = styleVariants({
  plain: [
    header,
    rule({
      minHeight: 54,
      padding: `10px ${vars.layout.cardPadding}`,
      selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
    }),
  ],
  quiet: [
    header,
    rule({
      padding: vars.layout.cardPadding,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
    }),
  ],
})

export const headings = style(rule({ flex: '1 1 180px', minWidth: 0, display: 'grid', gap: 2 }))
export const titleLine = style(rule({ display: 'flex', alignItems: 'center', gap: 10 }))
export const titles = styleVariants({ plain: rule(textStyle('h2')), quiet: rule(textStyle('h3')) })
export const description = style(rule({ ...textStyle('bodySmall'), color: color.text.secondary }))
export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }))

export const bodies = styleVariants({
  padded: rule({
    padding: vars.layout.cardPadding,
    selectors: { [`${headers.quiet} + &`]: { paddingBlockStart: vars.space.x2 } },
  }),
  flush: rule({ minWidth: 0 }),
})

const footer = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    marginBlockStart: 'auto',
    padding: `14px ${vars.layout.cardPadding}`,
    background: color.surface.canvas,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    // Buttons are higher there.
    '@media': { [media.touch]: { paddingBlock: vars.space.x2 } },
  }),
)

export const footers = styleVariants({
  plain: [footer],
  quiet: [
    footer,
    rule({
      justifyContent: 'flex-start',
      paddingBlock: vars.space.x2,
      background: 'none',
      '@media': { [media.touch]: { paddingBlock: 0 } },
    }),
  ],
  pinned: [
    footer,
    rule({
      '@media': {
        [media.laptop]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
        [media.short]: { position: 'static' },
      },
    }),
  ],
})

export const selectable = style([
  card,
  rule({
    padding: vars.layout.cardPadding,
    width: '100%',
    textAlign: 'start',
    color: color.text.primary,
    borderColor: color.border.strong,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-selected]': {
        borderColor: color.accent.solid,
        boxShadow: `0 0 0 1px ${color.accent.solid}`,
        background: color.surface.selected,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'default', background: color.surface.sunken, color: color.text.muted },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -1 } },
      },
    },
  }),
])
