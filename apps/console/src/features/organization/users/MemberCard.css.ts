import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style(screenRule({ display: 'flex', alignItems: 'flex-start', gap: 8 }))
export const grows = style(screenRule({ flex: 1, minWidth: 0 }))
export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBlockStart: 12,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)
