// Refuses every import that the table does not allow, and circles of domains of the server.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { importFault } from './lib/checkImport.ts'
import { domainCircles } from './lib/domainCircles.ts'
import { filesUnder } from './lib/files.ts'
import { importsOf } from './lib/importGraph.ts'
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
const server = files
  .map((path) => relative(root, path))
  .filter((file) => file.startsWith('services/server/src/') && !/\.test\.ts$/.test(file))
report(`imports of ${files.length} files`, [...faults, ...domainCircles(importsOf(server, root))])
