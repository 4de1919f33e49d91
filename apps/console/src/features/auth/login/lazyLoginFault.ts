import { lazyComponent } from '@saywright/shell'

/** Not needed before the first attempt. */
export const LoginFault = lazyComponent(() => import('./LoginFault.js'), 'LoginFault')
