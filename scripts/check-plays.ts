// Every story proves what it shows, or says by its name that it is a picture alone; axe judges all of them alike, and each
// stands in a group of the side bar. Pages begin with an example that can be copied.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { filesUnder } from './lib/files.ts'
import { exampleFaults } from './lib/pageExamples.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { axeFaults } from './lib/storyAxe.ts'
import { playFaults } from './lib/storyPlays.ts'
import { titleFaults } from './lib/storyTitles.ts'

const { order } = getStorySortParameter(readFileSync(`${root}.storybook/preview.tsx`, 'utf8'))
const files = ['packages', 'apps', '.storybook/pages'].flatMap((folder) => filesUnder(`${root}${folder}`))
const stories = files.filter((path) => path.endsWith('.stories.tsx'))
const pages = files.filter((path) => path.endsWith('.mdx'))
const read = (path: string) => [relative(root, path), readFileSync(path, 'utf8')] as const

report(`plays of stories in ${stories.length} files`, [
  ...stories.map(read).flatMap((file) => [...playFaults(...file), ...axeFaults(...file)]),
  ...[...stories, ...pages].map(read).flatMap((file) => titleFaults(...file, order)),
  ...pages.map(read).flatMap((file) => exampleFaults(...file)),
])
