// Visual regression: every story in its modes against what is approved in .storybook/pictures.txt (decision 10).
// Stories that are built from what they were at their last comparison are left out but for a tenth (decision 72), unless --all.
// --approve writes the lines of what has changed, --rewrite all of them; --only=text takes the stories whose id holds the
// text, --again=3 repeats the comparison, --built takes the last build, --flag=… starts Chromium with one more flag.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isTenthDue } from './lib/clock.ts'
import { run } from './lib/processes.ts'
import { remark } from './lib/remarks.ts'
import { root } from './lib/root.ts'
import { approvalsOf } from './visual/approvals.ts'
import { approvedStorybook, forgetOthers, storybookBuild } from './visual/approvedStorybook.ts'
import { launchBrowser } from './visual/browser.ts'
import { type Drawing, drawAll } from './visual/drawAll.ts'
import { inspect, linesAfter } from './visual/inspect.ts'
import { isFault } from './visual/isFault.ts'
import { readLines, writeLines } from './visual/lines.ts'
import { repeatedStates } from './visual/repeatedStates.ts'
import { writeReport } from './visual/report.ts'
import { serveFolder } from './visual/serveFolder.ts'
import { capturedStories } from './visual/stories.ts'
import { planOf, planText, linesAfter as walkLinesAfter } from './walks/plan.ts'
import { readWalkLines, writeWalkLines } from './walks/walkLines.ts'
import { currentCommit, currentHashes, walkFile } from './walks/walks.ts'

const has = (name: string) => process.argv.includes(`--${name}`)
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
const only = option('only')
const isRewrite = has('rewrite')
const isAll = has('all') || isRewrite || only !== undefined || option('again') !== undefined
const isApproval = has('approve') || isRewrite
const file = join('.storybook', 'pictures.txt')
const cache = join(root, '.cache')
const built = join(cache, 'storybook')
const approvedBuilds = join(cache, 'approved-storybooks')
const reportPath = join(cache, 'pictures.html')

if (!has('built') || !existsSync(built)) {
  const { status, output } = await run('storybook', storybookBuild(built), { show: false })
  if (status !== 0) throw new Error(output)
}
const hashes = await currentHashes()
const isDue = isTenthDue(Date.now())
const drawable = new Set(capturedStories(built).map(({ id }) => id))
const plan = planOf({
  walk: 'picture',
  hashes: new Map([...hashes].filter(([id]) => drawable.has(id))),
  lines: readWalkLines(walkFile),
  commit: currentCommit(),
  isTenthDue: isDue,
})
const leftOut = new Set(isAll ? [] : plan.leftOut)
const tenth = new Set(isAll ? [] : plan.tenth)
if (!isAll) remark(planText('pictures', plan, isDue))
/** Whether a story is drawn, by its id or by the name of a picture. */
const isDrawn = (name: string) => (!only || name.includes(only)) && !leftOut.has(name.split(' ')[0] ?? '')

const browser = await launchBrowser(...(option('flag') ? [`--${option('flag')}`] : []))
for (let round = Number(option('again') ?? 1); round > 0; round--) await inspectAll()
await browser.close()

async function inspectAll() {
  const began = performance.now()
  // Rewriting all lines needs no comparison.
  const approvals = isRewrite ? new Map() : approvalsOf(root, file)
  const lines = isApproval ? approvals : readLines(join(root, file))
  forgetOthers(
    approvedBuilds,
    new Set([...approvals.values()].flatMap((of) => ('commit' in of ? of.commit : []))),
  )
  const servers: (() => void)[] = []
  const open = async (folder: string) => {
    const { address, close } = await serveFolder(folder)
    servers.push(close)
    return {
      stories: capturedStories(folder),
      draw: (drawing: Drawing) => drawAll(browser, address, drawing),
    }
  }
  const now = await open(built)
  const stories = now.stories.filter(({ id }) => isDrawn(id))
  const inspection = await inspect({
    stories,
    lines: new Map([...lines].filter(([name]) => isDrawn(name))),
    approvals,
    draw: now.draw,
    openApproved: async (commit) => open(await approvedStorybook(root, approvedBuilds, commit)),
  })
  for (const close of servers) close()
  const { drawn, changes, drawnAgain } = inspection
  const repeated = repeatedStates(root, only ? stories : now.stories, readLines(join(root, file)), drawn)
  if (isApproval) {
    // Lines that an approval of other stories has just written stay.
    const others = [...readLines(join(root, file))].filter(([name]) => !isDrawn(name))
    const these = [...lines].filter(([name]) => isDrawn(name))
    writeLines(join(root, file), linesAfter(inspection, new Map([...others, ...these]), isRewrite))
    const failed = new Set(changes.filter(({ kind }) => kind === 'failed').map(({ story }) => story?.id))
    const passed = stories.map(({ id }) => id).filter((id) => !failed.has(id))
    writeWalkLines(walkFile, walkLinesAfter(readWalkLines(walkFile), hashes, 'picture', passed))
  }
  const faults = new Set(changes.filter((change) => isFault(change, { isApproval, tenth })))
  for (const change of changes) {
    const text = `${change.kind}: ${change.name}: ${change.reason}`
    if (change.kind === 'not compared' && !faults.has(change)) remark(text)
    else console.log(`${faults.has(change) ? '✗' : '✓'} ${text}`)
  }
  for (const fault of repeated) console.error(`✗ ${fault}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${stories.length} stories, ${drawn.size} pictures (${drawnAgain} drawn again) in ${seconds} s`)
  if (changes.length > 0 && approvals.size > 0) {
    writeReport(reportPath, changes, isApproval)
    console.log(`${changes.length} changes, before and after: ${reportPath}`)
    if (!isApproval) console.log('Approve them with: npm run pictures')
  }
  const failed = faults.size + repeated.length
  console.log(`${Math.max(0, drawn.size - failed)} passed, ${failed} failed, 0 skipped`)
  if (failed > 0) process.exitCode = 1
}
