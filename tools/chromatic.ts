// Sends the stories to Chromatic, which needs an account there. npm run pictures needs none.
import { run } from './lib/processes.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set.')
} else {
  const { status } = await run('chromatic', ['--build-script-name=build-storybook', '--exit-zero-on-changes'])
  process.exitCode = status
}
