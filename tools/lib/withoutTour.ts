import type { BrowserContext } from 'playwright'

/** The device on which somebody has been shown around: nothing lies over the dashboard. */
export function withoutTour(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => localStorage.setItem('saywright_tour', 'shown'))
}
