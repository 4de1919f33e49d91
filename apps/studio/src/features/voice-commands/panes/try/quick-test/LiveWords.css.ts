import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const live = style(
  screenRule({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x1,
    minHeight: 56,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

/** Words that may still change are quieter than those that stay. */
export const liveText = style(
  screenRule({
    ...textStyle('result'),
    selectors: { '&[data-partial]': { color: vars.color.text.secondary } },
  }),
)
