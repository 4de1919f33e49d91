import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style(screenRule({ display: 'grid', margin: 0 }))

export const fact = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 9,
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
)

export const name = style(screenRule({ color: vars.color.text.secondary }))
export const value = style(screenRule({ margin: 0, textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' }))
