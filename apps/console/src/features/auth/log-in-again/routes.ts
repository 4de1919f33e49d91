import { lazyComponent } from '@saywright/shell'

/** Asks the user to log in again, above whatever is open. */
export const LogInAgainRoute = lazyComponent(() => import('./LogInAgainRoute.js'), 'LogInAgainRoute')
