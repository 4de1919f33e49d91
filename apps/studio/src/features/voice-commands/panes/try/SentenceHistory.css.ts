import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const list = style(
  screenRule({ display: 'grid', margin: 0, padding: `0 ${space.x2} ${space.x2}`, listStyle: 'none' }),
)

export const row = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.x1}`, minWidth: 0 }),
)
/** Under the words of its sentence, beyond the sign of the status. */
export const meant = style(
  screenRule({ flexBasis: '100%', minWidth: 0, paddingInlineStart: space.x3, paddingBlockEnd: space.x1 }),
)

export const again = style(
  screenRule({
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 32,
    padding: `${space.x05} ${space.x1}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: color.text.primary,
    borderRadius: radius.sm,
    '@media': { [media.touch]: { minHeight: 44 } },
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
)
