// Refuses words of the product in packages/ui, its stories and its tests: they belong to apps/shell and to the apps.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { productWordsIn } from './lib/productWords.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const files = filesUnder(`${root}packages/ui/src`)
const faults = files.flatMap((path) =>
  productWordsIn(readFileSync(path, 'utf8')).map(
    ({ word, line }) => `${relative(root, path)}:${line} speaks of the product: ${word.toLowerCase()}`,
  ),
)
report(`words of ${files.length} files of ui`, faults)
