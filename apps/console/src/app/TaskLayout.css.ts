import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const line = `1px solid ${vars.color.border.subtle}`

export const frame = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
  }),
)

export const bar = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minHeight: 56,
    paddingInline: vars.layout.pagePadding,
    borderBlockEnd: line,
    '@media': { print: { display: 'none' } },
  }),
)

/** On phones the task needs the room. */
export const name = style(
  screenRule({
    display: 'inline-flex',
    paddingInlineEnd: vars.space.x2,
    borderInlineEnd: line,
    '@media': { [media.phoneOnly]: { display: 'none' } },
  }),
)

export const words = style(screenRule({ flexGrow: 1, minWidth: 0 }))

export const main = style(screenRule({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }))
