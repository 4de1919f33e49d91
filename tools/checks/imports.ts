// Refuses every import that the table does not allow, and circles of domains of the server.
import { importFault } from '../lib/checkImport.ts'
import { domainCircles } from '../lib/domainCircles.ts'
import { importsOf } from '../lib/importGraph.ts'
import { specifiersOf } from '../lib/imports.ts'
import { root } from '../lib/root.ts'
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

const folders = ['packages', 'apps', 'services', 'tools', 'bench', 'e2e', '.storybook']

export const imports: Check = {
  name: 'imports',
  find() {
    const sources = sourcesIn(
      folders,
      // Generators contain the text of files for other places.
      (file) => /\.(tsx?|mdx)$/.test(file) && !/^tools\/(?:new-\w+|lib\/\w+Plan)\.ts$/.test(file),
    )
    const faults = sources.flatMap(({ file, text: source }) =>
      specifiersOf(source).flatMap(({ text, line }) => {
        const fault = importFault(file, text)
        return fault ? [`${file}:${line} ${fault}`] : []
      }),
    )
    const server = sources
      .map(({ file }) => file)
      .filter((file) => file.startsWith('services/server/src/') && !/\.test\.ts$/.test(file))
    return {
      subject: `imports of ${sources.length} files`,
      faults: [...faults, ...domainCircles(importsOf(server, root))],
    }
  },
}
