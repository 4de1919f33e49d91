// Refuses every import that the table does not allow.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { importFault } from './lib/checkImport.ts'
import { filesUnder } from './lib/files.ts'
import { specifiersOf } from './lib/imports.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const files = ['packages', 'apps', 'services', 'scripts', 'bench', 'e2e', '.storybook']
  .flatMap((folder) => filesUnder(root + folder))
  // Generators hold the text of files that will stand elsewhere.
  .filter((path) => /\.(tsx?|mdx)$/.test(path) && !/\/scripts\/new-\w+\.ts$/.test(path))

const faults = files.flatMap((path) => {
  const file = relative(root, path)
  return specifiersOf(readFileSync(path, 'utf8')).flatMap(({ text, line }) => {
    const fault = importFault(file, text)
    return fault ? [`${file}:${line} ${fault}`] : []
  })
})
report(`imports of ${files.length} files`, faults)
