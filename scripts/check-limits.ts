// A limit that no product code reads is a promise that nobody keeps.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { limitFaults, limitNames, selfComparedLimits } from './lib/limitFaults.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const sources = ['packages', 'apps', 'services']
  .flatMap((folder) => filesUnder(`${root}${folder}`))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
const names = sources
  .filter(({ path }) => /\/contract\/[\w-]+\/limits\.ts$/.test(path))
  .flatMap(({ text }) => limitNames(text))
const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path))
report(`${names.length} limits`, [...limitFaults(names, sources), ...selfComparedLimits(tests)])
