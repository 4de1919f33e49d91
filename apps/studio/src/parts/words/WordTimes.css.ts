import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** As far in as the track of the player above begins, and as far out as it ends. */
export const lane = style(
  screenRule({
    position: 'relative',
    height: 6,
    marginInlineStart: 54,
    marginInlineEnd: 48,
    marginBlockStart: 4,
  }),
)

export const stretch = style(
  screenRule({
    position: 'absolute',
    insetBlock: 0,
    minWidth: 2,
    borderInlineEnd: `1px solid ${color.surface.raised}`,
    borderRadius: 2,
    background: color.accent.border,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

export const list = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const word = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const said = style(screenRule({ fontWeight: 600 }))
export const quiet = style(screenRule({ color: color.text.secondary, textAlign: 'end' }))
