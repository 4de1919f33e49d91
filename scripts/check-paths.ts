// Refuses an address of an app that is written out anywhere but in apps/shell/src/paths. Tests and stories may: they say
// where something must lead.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { writtenPaths } from './lib/checkPaths.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const files = ['console', 'studio', 'shell']
  .flatMap((app) => filesUnder(`${root}apps/${app}/src`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/shell\/src\/paths\//.test(path))

const faults = files.flatMap((path) =>
  writtenPaths(readFileSync(path, 'utf8')).map(
    ({ text, line }) =>
      `${relative(root, path)}:${line} writes the address ${text}: take it from @saywright/shell/paths`,
  ),
)
report(`paths of ${files.length} files`, faults)
