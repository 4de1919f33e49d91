import { lazyComponent } from '@saywright/shell'

/** Few installations have one, and it appears only when the server has said so. */
export const DemonstrationOffer = lazyComponent(() => import('./DemonstrationOffer.js'), 'DemonstrationOffer')
