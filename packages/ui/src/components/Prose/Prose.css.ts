import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { codeDirection, textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const prose = style(
  rule({
    maxWidth: '66ch',
    minWidth: 0,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
)

/** `large` to read at length, `body` for text beside controls. */
export const sizes = styleVariants(
  {
    body: { fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine },
    large: { fontSize: 14.5, lineHeight: '24px', '@media': { [media.phoneOnly]: { fontSize: 16 } } },
  },
  (look) => [prose, rule(look)],
)
export type ProseSize = keyof typeof sizes

// `:where` keeps the weight of one class: a component inside the text keeps its own look.
const inside = (elements: string, look: StyleRule) => {
  for (const root of Object.values(sizes)) {
    globalStyle(`${root.split(' ').at(-1)} :where(${elements})`, {
      '@layer': { [layers.components]: look as Parameters<typeof globalStyle>[1] },
    })
  }
}

inside('p, ul, ol, dl, table, blockquote, pre, figure', { marginBlock: '0 14px' })
inside('h1, h2, h3, h4, h5, h6', {
  color: color.text.primary,
  textWrap: 'balance',
  scrollMarginBlockStart: 24,
})
inside('h1', { ...textStyle('h1'), marginBlock: '0 16px' })
inside('h2', { ...textStyle('h2'), fontSize: 17, lineHeight: '26px', marginBlock: '32px 8px' })
inside('h3', { ...textStyle('h3'), marginBlock: '20px 6px' })
inside('h4, h5, h6', { ...textStyle('label'), marginBlock: '16px 4px' })
inside(':is(ul, ol)', { paddingInlineStart: 20 })
inside('ul', { listStyleType: 'disc' })
inside('ol', { listStyleType: 'decimal' })
inside('li', { marginBlock: 4 })
inside('li > :is(ul, ol)', { marginBlock: 4 })
inside('strong, b, dt, th', { color: color.text.primary, fontWeight: 600 })
inside('dd', { marginInlineStart: 0, marginBlockEnd: 8 })
inside('hr', { border: 'none', borderBlockStart: `1px solid ${color.border.subtle}`, marginBlock: 24 })
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${color.border.default}`,
})
inside('code, kbd, pre', {
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  fontVariantLigatures: 'none',
  ...codeDirection,
})
inside(':not(pre) > code', {
  padding: '1px 5px',
  background: color.surface.sunken,
  borderRadius: vars.radius.xs,
})
inside('pre', {
  padding: 14,
  background: color.surface.sunken,
  borderRadius: vars.radius.sm,
  whiteSpace: 'pre-wrap',
})
// Columns are never so narrow that a word breaks.
inside('table', { width: '100%', overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' })
inside('caption', {
  ...textStyle('caption'),
  color: color.text.muted,
  textAlign: 'start',
  paddingBlockEnd: 6,
})
inside('th, td', {
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
// A column of names is as wide as its longest word.
inside('th', { overflowWrap: 'break-word' })
inside('mark', { background: color.warning.tint, color: color.warning.text })
inside('a', {
  color: color.text.link,
  textDecorationLine: 'underline',
  textDecorationColor: color.accent.border,
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.xs,
  '@media': { [media.forcedColors]: { color: 'LinkText' } },
})
inside('a:hover', { textDecorationColor: 'currentColor' })
inside('a:focus-visible', focusRing)
inside(':focus:not(:focus-visible)', { outline: 'none' })

for (const root of Object.values(sizes)) {
  const own = root.split(' ').at(-1)
  globalStyle(`${own} > :first-child`, { '@layer': { [layers.components]: { marginBlockStart: 0 } } })
  globalStyle(`${own} > :last-child`, { '@layer': { [layers.components]: { marginBlockEnd: 0 } } })
}
