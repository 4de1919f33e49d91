import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { filesUnder } from '../tools/lib/files.ts'
import { run as runCommand } from '../tools/lib/processes.ts'
import { root } from '../tools/lib/root.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { type Mutant, mutantsOf } from './mutation/mutantsOf.ts'

const contract = join(root, 'packages/api/src/contract')
const maxConcurrent = 2
const least = 0.9

type Planted = Mutant & { readonly file: string }

/** Faults planted one by one in the rules, the limits and the roles of the contract, and how many of them its tests see. */
export async function run(): Promise<Outcome> {
  const files = filesUnder(`${contract}/`)
  const named = (name: string) => files.filter((path) => basename(path) === name)
  const rows = [
    await rowOf('rules', named('rules.ts').flatMap(plantedIn)),
    await rowOf('limits', named('limits.ts').flatMap(plantedIn)),
    await rowOf('roles', files.flatMap(rolesIn)),
  ]
  return outcomeOf('mutation', rows)
}

function plantedIn(file: string): Planted[] {
  return mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, file }))
}

/** Each call opened to everyone, or to everyone logged in where everyone may call it already. */
function rolesIn(file: string): Planted[] {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return []
  return [...readFileSync(file, 'utf8').matchAll(/(?<=^ {2,4}roles: )'(\w+)'/gm)].map(
    ({ index, 0: text, 1: role }) => ({
      file,
      start: index,
      end: index + text.length,
      text: role === 'public' ? "'user'" : "'public'",
    }),
  )
}

async function rowOf(name: string, planted: readonly Planted[]): Promise<Row> {
  const queue = [...planted]
  const survivors: Planted[] = []
  const worker = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      if (await survives(mutant)) survivors.push(mutant)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  for (const { file, start, end, text } of survivors) {
    const source = readFileSync(file, 'utf8')
    const line = source.slice(0, start).split('\n').length
    console.log(`  not seen: ${relative(root, file)}:${line} ${source.slice(start, end)} → ${text}`)
  }
  const killed = planted.length - survivors.length
  return {
    figure: `faults in the ${name} seen by the tests of the contract`,
    value: `${killed} of ${planted.length}`,
    ratio: `${((100 * killed) / planted.length).toFixed(1)} %`,
    budget: `≥ ${100 * least} %`,
    ok: killed >= least * planted.length,
  }
}

async function survives({ file, start, end, text }: Planted): Promise<boolean> {
  const env = {
    MUTANT_FILE: file,
    MUTANT_START: String(start),
    MUTANT_END: String(end),
    MUTANT_TEXT: text,
  }
  const config = join(root, 'bench/mutation/vitest.config.ts')
  const { status } = await runCommand('vitest', ['run', '--config', config, '--reporter=dot'], {
    env,
    show: false,
  })
  return status === 0
}
