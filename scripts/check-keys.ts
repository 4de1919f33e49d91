// Keys are read by the helpers of the components, which know input methods and keyboards of other alphabets.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { keyFaults } from './lib/keyFaults.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const others = new Set([
  'packages/forms/src/fields/CodeField/useCodeInput.ts',
  'apps/documentation/src/client/search.ts',
])

const files = ['packages', 'apps']
  .flatMap((folder) => filesUnder(root + folder))
  .map((path) => relative(root, path))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(testing|flows)\//.test(file))
  // The helpers themselves, a text that is being composed, and a script of pages without React.
  .filter((file) => !file.startsWith('packages/ui/src/keyboard/') && !others.has(file))
report(
  `keys in ${files.length} files`,
  files.flatMap((file) => keyFaults(readFileSync(root + file, 'utf8')).map((fault) => `${file}:${fault}`)),
)
