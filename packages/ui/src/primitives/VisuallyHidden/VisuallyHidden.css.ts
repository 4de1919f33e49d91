import { style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'

export const visuallyHidden = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: -1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      border: 0,
    },
  },
})
