import { lazy } from 'react'

/** What the frame shows of this feature, over the dashboard. */
export const DashboardTour = lazy(async () => ({
  default: (await import('./DashboardTour.js')).DashboardTour,
}))
