import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'

export const visuallyHidden = style(
  rule({
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
)
