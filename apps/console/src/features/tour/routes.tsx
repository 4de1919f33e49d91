import { lazyComponent } from '@saywright/shell'

/** The part of this feature in the layout, over the dashboard. */
export const DashboardTour = lazyComponent(() => import('./DashboardTour.js'), 'DashboardTour')
