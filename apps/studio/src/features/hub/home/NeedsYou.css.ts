import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const faults = style(screenRule({ display: 'grid' }))

export const fault = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    width: '100%',
    minHeight: 44,
    color: color.text.primary,
    borderRadius: radius.md,
    outline: 'none',
    selectors: {
      'li + li &': { borderTop: `1px solid ${color.border.subtle}`, borderRadius: 0 },
      '&:hover': { background: color.surface.sunken },
      '&[data-focus-visible]': focusRing,
    },
  }),
)

export const faultName = style(
  screenRule({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)
