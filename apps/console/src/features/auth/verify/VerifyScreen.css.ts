import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** On a phone: at the foot of the window, in reach of a thumb, whatever is read above. */
export const actions = style(
  screenRule({
    '@media': {
      [media.phoneOnly]: {
        position: 'sticky',
        insetBlockEnd: 0,
        marginBlockStart: 'auto',
        paddingBlock: '12px calc(24px + env(safe-area-inset-bottom))',
        background: vars.color.surface.canvas,
      },
      [media.short]: { position: 'static' },
    },
  }),
)

export const tip = style(screenRule({ display: 'flex', gap: 10 }))
export const tipIcon = style(
  screenRule({ display: 'inline-flex', alignItems: 'center', height: '1lh', color: vars.color.text.muted }),
)
