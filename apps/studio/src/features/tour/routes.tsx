import { lazyComponent } from '@saywright/shell'

/** What the layout shows of this feature, in the sample project. */
export const SampleTour = lazyComponent(() => import('./SampleTour.js'), 'SampleTour')
