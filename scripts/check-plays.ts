// Every story proves what it shows, or says by its name that it is a picture alone; axe judges all of them alike.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { axeFaults } from './lib/storyAxe.ts'
import { playFaults } from './lib/storyPlays.ts'

const files = ['packages', 'apps']
  .flatMap((folder) => filesUnder(`${root}${folder}`))
  .filter((path) => path.endsWith('.stories.tsx'))
report(
  `plays of stories in ${files.length} files`,
  files.flatMap((path) => {
    const [file, source] = [relative(root, path), readFileSync(path, 'utf8')]
    return [...playFaults(file, source), ...axeFaults(file, source)]
  }),
)
