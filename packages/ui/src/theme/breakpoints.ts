/** Lower limits of the width classes in px: phone < 600 <= tablet < 1280 <= laptop < 1600 <= desktop. */
export const breakpoints = { tablet: 600, laptop: 1280, desktop: 1600 } as const

/** Least height in px that full layouts need. */
export const minimumHeight = 720

export const widthClasses = ['phone', 'tablet', 'laptop', 'desktop'] as const
export type WidthClass = (typeof widthClasses)[number]

/** @param width of the viewport in px, 0 or more. */
export function widthClassOf(width: number): WidthClass {
  if (width < breakpoints.tablet) return 'phone'
  if (width < breakpoints.laptop) return 'tablet'
  if (width < breakpoints.desktop) return 'laptop'
  return 'desktop'
}

/** @param height of the viewport in px. */
export function isTallEnough(height: number): boolean {
  return height >= minimumHeight
}

/** Media queries for style sheets, one per lower limit. */
export const media = {
  phoneOnly: 'screen and (max-width: 599.98px)',
  tablet: 'screen and (min-width: 600px)',
  touch: 'screen and (max-width: 1279.98px)',
  laptop: 'screen and (min-width: 1280px)',
  desktop: 'screen and (min-width: 1600px)',
  /** Lower than half a laptop, as when a page is magnified: what sticks to an edge would cover what one reads. */
  short: 'screen and (max-height: 479.98px)',
  /** No room for panes beside each other that scroll by themselves: they stand below each other and the page scrolls. */
  compact: 'screen and (max-width: 1023.98px), screen and (max-height: 559.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
