import { kindOf, testedTypes } from '@saywright/api/contract'
import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

/** The pages of the tests of each kind of models that has tests. */
export const unitTestsRoutes = testedTypes.flatMap((type) => {
  const at = ({ pattern }: { readonly pattern: string }) => pattern.replace(':models', kindOf(type).segment)
  return [
    lazyRoute(at(studioPaths.unitTests), () => import('./list/UnitTestsRoute.js'), 'UnitTestsRoute'),
    lazyRoute(
      at(studioPaths.newUnitTest),
      () => import('./wizard/UnitTestWizardRoute.js'),
      'UnitTestWizardRoute',
    ),
    lazyRoute(at(studioPaths.unitTest), () => import('./results/UnitTestRoute.js'), 'UnitTestRoute'),
    lazyRoute(
      at(studioPaths.editUnitTest),
      () => import('./wizard/UnitTestWizardRoute.js'),
      'UnitTestWizardRoute',
    ),
  ]
})
