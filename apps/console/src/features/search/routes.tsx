import { lazy } from 'react'

/** What the frame shows of this feature. It comes when it is first asked for. */
export const SearchPalette = lazy(async () => ({
  default: (await import('./SearchPalette.js')).SearchPalette,
}))
