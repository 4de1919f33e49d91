import { lazyComponent } from '@saywright/shell'

/** The part of this feature in the layout, in the sample project. */
export const SampleTour = lazyComponent(() => import('./SampleTour.js'), 'SampleTour')
