// Checks the types of every part of the repository, two parts at a time.
import { existsSync } from 'node:fs'
import { run } from './lib/processes.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const projects = [
  ...['grammar', 'ui', 'forms', 'audio', 'api', 'cli', 'engines'].map((name) => `packages/${name}`),
  'packages/audio/src/signal',
  ...['shell', 'console', 'studio', 'documentation'].map((name) => `apps/${name}`),
  ...['http', 'server', 'voice', 'voice-espeak'].map((name) => `services/${name}`),
  'scripts',
  'bench',
  'e2e',
  '.storybook',
].filter((project) => existsSync(`${root}${project}/tsconfig.json`))

const queue = [...projects]
const faults: string[] = []
await Promise.all([worker(), worker()])
report(`types of ${projects.length} projects`, faults)

async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    // What has not changed since the last time is not checked again.
    const known = `${root}.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
    const { status, output } = await run(
      'tsc',
      ['-p', project, '--incremental', '--tsBuildInfoFile', known],
      { show: false },
    )
    if (status !== 0) faults.push(output.trim())
  }
}
