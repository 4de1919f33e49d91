import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

// It scrolls separately: the focused element is then never behind the head of the dialog.
export const dialogList = style(
  screenRule({
    display: 'grid',
    maxHeight: '46dvh',
    margin: 0,
    padding: space.x05,
    overflowY: 'auto',
    listStyle: 'none',
  }),
)
