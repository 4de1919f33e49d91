// npm run walks: walks through every story and writes the lines of those that pass into .storybook/walks.txt (decision 72).
// --changed walks only what npm test would; words after -- choose files, as packages/ui/src/components/Button.
import { readFileSync } from 'node:fs'
import { run } from './lib/processes.ts'
import { walkReport } from './lib/testReports.ts'
import { passedWalks, type WalkReport } from './walks/passedWalks.ts'
import { linesAfter } from './walks/plan.ts'
import { readWalkLines, type WalkLines, writeWalkLines } from './walks/walkLines.ts'
import { currentHashes, storyWalks, walkFile } from './walks/walks.ts'

const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isChanged = process.argv.includes('--changed')
if (isChanged) await run('node', ['tools/plan-walks.ts'])
// Hashes of the current files: edits during the walk do not count as walked.
const hashes = await currentHashes()
const { status } = await run(
  'vitest',
  [
    'run',
    ...['--project=component', '--project=stories', '--maxWorkers=3'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${walkReport}`],
    ...(filters.length > 0 ? filters : ['.stories.tsx', '.storybook/forcedColors']),
  ],
  { env: { STORY_WALKS: isChanged ? 'changed' : 'all' } },
)
const report = JSON.parse(readFileSync(walkReport, 'utf8')) as WalkReport
const lines = storyWalks.reduce<WalkLines>(
  (before, walk) => linesAfter(before, hashes, walk, passedWalks(report, walk)),
  readWalkLines(walkFile),
)
writeWalkLines(walkFile, lines)
console.log(`${lines.size} lines in .storybook/walks.txt`)
process.exitCode = status
