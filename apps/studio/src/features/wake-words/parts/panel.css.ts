import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** A surface of the workspace, with one subject. */
export const panel = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x2,
    minWidth: 0,
    padding: vars.layout.cardPadding,
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.md,
    boxShadow: vars.shadow.e1,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
)

/** A line of things that wraps where there is little room. */
export const line = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    minWidth: 0,
  }),
)
/** The same, with what follows at the end. */
export const spread = style([line, screenRule({ justifyContent: 'space-between' })])

export const title = style(screenRule({ ...textStyle('h2'), margin: 0, color: color.text.primary }))
export const caption = style(
  screenRule({ ...textStyle('caption'), margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }),
)
