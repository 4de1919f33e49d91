import type { Part } from './part.ts'

/** The command that runs projects of vitest and writes a report. */
export function vitestCommand(
  projects: readonly string[],
  report: string,
  ...more: string[]
): Part['command'] {
  return [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...more,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
}
