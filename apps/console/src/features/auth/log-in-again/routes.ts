import { lazyComponent } from '@saywright/shell'

/** Asks who is at work to log in again, above whatever is open. */
export const LogInAgainRoute = lazyComponent(() => import('./LogInAgainRoute.js'), 'LogInAgainRoute')
