/** Lower limits of the width classes in px: phone < 600 <= tablet < 1280 <= laptop < 1600 <= desktop. */
export const breakpoints = { tablet: 600, laptop: 1280, desktop: 1600 } as const

/** Minimum window height in px for full layouts. */
export const minimumHeight = 720

export const widthClasses = ['phone', 'tablet', 'laptop', 'desktop'] as const
export type WidthClass = (typeof widthClasses)[number]

/**
 * The width class of a window.
 * @param width of the viewport in px, 0 or more.
 */
export function widthClassOf(width: number): WidthClass {
  if (width < breakpoints.tablet) return 'phone'
  if (width < breakpoints.laptop) return 'tablet'
  if (width < breakpoints.desktop) return 'laptop'
  return 'desktop'
}

/**
 * Whether a window is high enough for full layouts.
 * @param height of the viewport in px.
 */
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
  /** Windows lower than half a laptop, as on a zoomed page: sticky elements would cover the content. */
  short: 'screen and (max-height: 479.98px)',
  /**
   * Windows without space for scrolling panes beside each other: the panes are stacked and the page scrolls.
   */
  compact: 'screen and (max-width: 1023.98px), screen and (max-height: 559.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
