import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const layout = style(
  screenRule({
    display: 'grid',
    gap: 24,
    '@media': { [media.tablet]: { gridTemplateColumns: '236px minmax(0, 1fr)' } },
  }),
)

/** Dark in every theme, like the entrance one came from. A strip on phones. */
export const panel = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: 116,
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    forcedColorAdjust: 'none',
  }),
)

export const picture = style(screenRule({ position: 'absolute', inset: 0 }))

/** The words stand on plain graphite; the picture rises out of it. */
export const words = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    padding: '40px 16px 16px',
    background: `linear-gradient(to top, ${vars.color.surface.sunken} 45%, transparent)`,
  }),
)
