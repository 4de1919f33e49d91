// Refuses an address of an app that an app or the server writes out anywhere but in apps/shell/src/paths. Tests and stories
// may: they say where something must lead.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { writtenPaths } from './lib/checkPaths.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const files = ['apps/console', 'apps/studio', 'apps/shell', 'services/server']
  .flatMap((folder) => filesUnder(`${root}${folder}/src`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/shell\/src\/paths\//.test(path))

// Only addresses of the studio begin with what is filled in, and the server links to none of them.
const mayBeginFilled = (path: string) => path.startsWith(`${root}services/`)

const faults = files.flatMap((path) =>
  writtenPaths(readFileSync(path, 'utf8'))
    .filter(({ text }) => !(mayBeginFilled(path) && text.startsWith('/${')))
    .map(
      ({ text, line }) =>
        `${relative(root, path)}:${line} writes the address ${text}: take it from @saywright/shell/paths`,
    ),
)
report(`paths of ${files.length} files`, faults)
