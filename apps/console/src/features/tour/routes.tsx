import { lazyComponent } from '@saywright/shell'

/** What the layout shows of this feature, over the dashboard. */
export const DashboardTour = lazyComponent(() => import('./DashboardTour.js'), 'DashboardTour')
