import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import { detail, listRow } from '../Popover/listRow.css.js'

const { color } = vars

export const menu = style(rule({ padding: 4, minWidth: 200, outline: 'none' }))

export const section = style(
  rule({
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: 4,
        paddingBlockStart: 4,
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  }),
)
export const sectionTitle = style(
  rule({ ...textStyle('caption'), padding: '6px 10px 4px', color: color.text.secondary }),
)

export const item = style([
  listRow,
  rule({
    // Weaker than the states of a row, which win over it.
    selectors: { '&:where([data-danger])': { color: color.danger.text } },
    '@media': {
      [media.forcedColors]: { selectors: { '&:where([data-danger])': { color: 'CanvasText' } } },
    },
  }),
])

export const icon = style(rule({ flexShrink: 0 }))
export const keys = style([detail, rule({ fontFamily: vars.font.mono })])
