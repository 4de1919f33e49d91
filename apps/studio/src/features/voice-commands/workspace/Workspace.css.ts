import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const heading = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap' } },
  }),
)
export const actions = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    flexShrink: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap', flexShrink: 1 } },
  }),
)

export const remarks = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x1,
    padding: `${vars.space.x1} ${vars.space.x2} 0`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

/** Of the keyboard, which a phone has none of. */
export const shortcut = style(screenRule({ '@media': { [media.phoneOnly]: { display: 'none' } } }))
