import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The program scrolls by itself, so that the languages above it stay in sight. */
export const program = style(
  screenRule({ display: 'flex', height: 'clamp(160px, 38dvh, 420px)', minWidth: 0 }),
)
