import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { choice } from '../Field/choice.css.js'

const { color } = vars

const row = style([choice, rule({ gap: 10, color: color.text.primary })])

export const rows = styleVariants(
  {
    end: {},
    start: rule({ display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' }),
  },
  (look) => [row, look],
)

const of = (states: string) => `label${states} > &`

export const track = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    width: 32,
    height: 19,
    padding: 2,
    marginBlockStart: `calc((${vars.text.bodyLine} - 19px) / 2)`,
    background: color.border.strong,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      [of('[data-hovered]')]: { background: color.text.secondary },
      [of('[data-selected]')]: { background: color.accent.solid },
      [of('[data-selected][data-hovered]')]: { background: color.accent.hover },
      [of(':is([data-readonly], [data-disabled])')]: { opacity: 0.55 },
      [of('[data-focus-visible]')]: focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        opacity: 1,
        selectors: {
          [of('[data-hovered]')]: { background: 'Canvas', borderColor: 'Highlight' },
          [of('[data-selected]')]: { background: 'Highlight', borderColor: 'Highlight' },
          [of('[data-selected][data-hovered]')]: { background: 'Highlight' },
          [of(':is([data-readonly], [data-disabled])')]: { borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
)

export const thumb = style(
  rule({
    width: 13,
    height: 13,
    background: '#fff',
    borderRadius: '50%',
    transition: `translate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      'label[data-selected] &': { translate: '13px 0' },
      'label[data-selected] &:dir(rtl)': { translate: '-13px 0' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        background: 'CanvasText',
        selectors: { 'label[data-selected] &': { background: 'HighlightText' } },
      },
    },
  }),
)

export const below = style(rule({ paddingInlineStart: 42, marginBlockStart: -6 }))

export const belowStart = style(rule({ paddingInlineEnd: 42, marginBlockStart: -6 }))
