// A screen of an app with the states of a value that is loaded, or the workspace of a new kind of model in the studio.
import { argumentsOf, writeNew } from './lib/generate.ts'
import { screenPlan } from './lib/screenPlan.ts'
import { workspacePlan } from './lib/workspacePlan.ts'

if (process.argv[2] === 'workspace') {
  const [, name = ''] = argumentsOf('new-screen -- workspace WakeWords', 2)
  writeNew(workspacePlan(name))
  console.log('Then: its routes.tsx, and a line in apps/studio/src/app/router.tsx')
} else {
  const [app = '', feature = '', name = ''] = argumentsOf('new-screen -- console projects Archive', 3)
  writeNew(screenPlan(app, feature, name))
  console.log(`Then: a line in apps/${app}/src/features/${feature}/routes.tsx`)
}
