// Every screen has its stories, with the states that its props can hold, under the title that its path implies.
import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { storyFaults } from './lib/screenStories.ts'

const screens = filesUnder(`${root}apps`).filter((path) => path.endsWith('Screen.tsx'))
const faults = screens.flatMap((path) => {
  const stories = path.replace(/\.tsx$/, '.stories.tsx')
  const file = relative(root, path)
  if (!existsSync(stories)) return [`${file} has no ${basename(stories)}`]
  return storyFaults(file, readFileSync(path, 'utf8'), readFileSync(stories, 'utf8'))
})
report(`stories of ${screens.length} screens`, faults)
