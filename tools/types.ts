// Checks the types of every part of the repository, or of the folders that are named, two parts at a time.
import { run } from './lib/processes.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { typedProjects } from './lib/typedProjects.ts'

const asked = process.argv.slice(2)
const projects = typedProjects.filter((project) => asked.length === 0 || asked.includes(project))

const queue = [...projects]
const faults: string[] = []
await Promise.all([worker(), worker()])
report(`types of ${projects.length} projects`, faults)

async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    // Unchanged files since the last time are not checked again.
    const known = `${root}.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
    const { status, output } = await run(
      'tsc',
      ['-p', project, '--incremental', '--tsBuildInfoFile', known],
      { show: false },
    )
    if (status !== 0) faults.push(output.trim())
  }
}
