import { keyframes } from '@vanilla-extract/css'

/** Waiting indicators turn; with reduced motion they breathe. */
export const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const breathe = keyframes({ '50%': { opacity: 0.4 } })
