import { keyframes } from '@vanilla-extract/css'

/** What waits turns; where less motion is asked for it breathes. */
export const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const breathe = keyframes({ '50%': { opacity: 0.4 } })
