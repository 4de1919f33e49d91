import { lazyComponent } from '@saywright/shell'

/** Nobody is refused before the first try. */
export const LoginFault = lazyComponent(() => import('./LoginFault.js'), 'LoginFault')
