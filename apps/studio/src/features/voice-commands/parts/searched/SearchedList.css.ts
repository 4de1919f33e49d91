import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The field takes the rest of the line beside the count. */
export const head = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    alignItems: 'center',
    gap: vars.space.x2,
    minWidth: 0,
  }),
)
