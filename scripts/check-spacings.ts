// Spacings come from the tokens. Those still written in px are counted, and their number may only fall.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { keptSpacings } from './kept-spacings.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { countSpacings, spacingFaults } from './lib/spacingFaults.ts'

const counted: Record<string, number> = {}
for (const path of ['packages', 'apps'].flatMap((folder) => filesUnder(root + folder))) {
  const file = relative(root, path)
  if (!file.endsWith('.css.ts') || file.includes('/tokens/')) continue
  const folder = file.split('/', 2).join('/')
  counted[folder] = (counted[folder] ?? 0) + countSpacings(readFileSync(path, 'utf8'))
}
const total = Object.values(counted).reduce((sum, count) => sum + count, 0)
report(`${total} raw spacings`, spacingFaults(keptSpacings, counted))
