import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

export const unitTestsRoutes = [
  lazyRoute(studioPaths.unitTests.pattern, () => import('./list/UnitTestsRoute.js'), 'UnitTestsRoute'),
  lazyRoute(
    studioPaths.newUnitTest.pattern,
    () => import('./wizard/UnitTestWizardRoute.js'),
    'UnitTestWizardRoute',
  ),
  lazyRoute(studioPaths.unitTest.pattern, () => import('./results/UnitTestRoute.js'), 'UnitTestRoute'),
  lazyRoute(
    studioPaths.editUnitTest.pattern,
    () => import('./wizard/UnitTestWizardRoute.js'),
    'UnitTestWizardRoute',
  ),
]
