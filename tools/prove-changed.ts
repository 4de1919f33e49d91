// npm run prove-changed [component|screen|call…]: plants a fault in a component, in a screen and in a call of a copy, one after the other,
// and fails where `npm test -- --changed` does not find it, finds another, is silent of what it leaves out, or costs too much.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './changed/judge.ts'
import { faults, type Planted } from './changed/plantedFaults.ts'
import { copyOfRepository } from './lib/copyOfRepository.ts'
import { run } from './lib/processes.ts'
import { watchProcessorTime } from './lib/processorTime.ts'
import type { Result } from './lib/result.ts'

const asked = process.argv.slice(2)
const copy = copyOfRepository()
try {
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'test: all')
  for (const fault of faults.filter(({ kind }) => asked.length === 0 || asked.includes(kind)))
    await prove(fault)
} finally {
  copy.remove()
}

async function prove(fault: Planted): Promise<void> {
  const path = join(copy.folder, fault.path)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(fault.from)) throw new Error(`${fault.path} no longer says “${fault.from}”.`)
  writeFileSync(path, before.replace(fault.from, fault.to))
  const processorTime = watchProcessorTime()
  const { output, seconds } = await run(process.execPath, ['tools/test.ts', '--changed'], {
    cwd: copy.folder,
    show: false,
  })
  const processorSeconds = processorTime()
  writeFileSync(path, before)
  const results: Result[] = JSON.parse(readFileSync(join(copy.folder, '.cache/parts/tests.json'), 'utf8'))
  const complaints = judge(fault, { results, output, processorSeconds })
  const cost = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(0)} s of processors`
  console.log(`${complaints.length > 0 ? '✗' : '✓'} a ${fault.kind}: ${seconds.toFixed(0)} s${cost}`)
  if (complaints.length === 0) return
  console.error(output, complaints.map((complaint) => `✗ ${complaint}`).join('\n'))
  process.exitCode = 1
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: copy.folder })
}
