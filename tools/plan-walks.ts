// Which stories npm test walks beyond their play (decision 72): .cache/walks.json names those that are left out, for each walk.
import { writeFileSync } from 'node:fs'
import { isTenthDue } from './lib/clock.ts'
import { remark } from './lib/remarks.ts'
import { walkPlan } from './lib/testReports.ts'
import { planOf, planText } from './walks/plan.ts'
import { readWalkLines } from './walks/walkLines.ts'
import { currentCommit, currentHashes, storyWalks, walkFile } from './walks/walks.ts'

const hashes = await currentHashes()
const lines = readWalkLines(walkFile)
const isDue = isTenthDue(Date.now())
const plans = storyWalks.map((walk) => {
  const plan = planOf({ walk, hashes, lines, commit: currentCommit(), isTenthDue: isDue })
  remark(planText(walk, plan, isDue))
  return [walk, plan.leftOut] as const
})
writeFileSync(walkPlan, JSON.stringify(Object.fromEntries(plans)))
