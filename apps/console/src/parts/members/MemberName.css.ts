import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const person = style(screenRule({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }))
// Beside other columns a name keeps the room of its words.
export const words = style(screenRule({ flex: 1, minWidth: '9em', display: 'grid', gap: 1 }))
export const line = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' }),
)
/** A long address wraps, on phones it is cut with dots. */
export const address = style(
  screenRule({
    overflowWrap: 'anywhere',
    '@media': {
      [media.phoneOnly]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  }),
)
