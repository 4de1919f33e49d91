import type { BrowserContext } from 'playwright'

/** Marks the tour as shown on a device, so that nothing covers the dashboard. */
export function withoutTour(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => localStorage.setItem('saywright_tour', 'shown'))
}
