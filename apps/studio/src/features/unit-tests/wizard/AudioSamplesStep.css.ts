import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const layout = style(
  screenRule({
    display: 'grid',
    // The names of the recordings need the rest of the width.
    gridTemplateColumns: 'minmax(0, 1fr) 260px',
    alignItems: 'start',
    gap: vars.space.x2,
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const audioName = style(
  screenRule({ fontFamily: vars.font.mono, fontSize: 13, overflowWrap: 'anywhere' }),
)
/** Beside other columns it keeps the room of a few syllables. */
export const audioNameInTable = style([audioName, screenRule({ display: 'inline-block', minWidth: '14ch' })])
/** Wide enough for a press on a word of it. */
export const sampleSound = style(screenRule({ width: 124, maxWidth: '100%' }))
export const missedList = style(
  screenRule({ display: 'grid', gap: vars.space.x1, margin: 0, padding: 0, listStyle: 'none' }),
)
export const writing = style(
  screenRule({ display: 'flex', alignItems: 'end', gap: vars.space.x1, minWidth: 180, flexWrap: 'wrap' }),
)
export const written = style(screenRule({ flex: '1 1 160px', minWidth: 0 }))
export const expectationChoice = style(
  screenRule({ display: 'grid', gap: vars.space.x05, width: 180, maxWidth: '100%' }),
)
export const search = style(screenRule({ maxWidth: 320 }))
export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    padding: `${vars.space.x1} ${vars.space.x2}`,
  }),
)
