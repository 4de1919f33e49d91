import { style } from '@vanilla-extract/css'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const gate = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minHeight: '100dvh',
    padding: vars.layout.pagePadding,
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
)

export const words = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    maxWidth: 460,
    marginBlockEnd: vars.space.x1,
  }),
)

// Not drawn and not reachable, but what was typed there is preserved.
export const kept = style(patternRule({ display: 'none' }))
export const shown = style(patternRule({ display: 'contents' }))
