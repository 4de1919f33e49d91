import { defineConfig } from 'tsup'
import { libraryConfig } from '../tsup.ts'

export default defineConfig({
  ...libraryConfig(['src/index.ts', 'src/main.ts']),
  platform: 'node',
  // The command starts faster as one file, and needs no other package of ours beside it.
  noExternal: [/^@saywright\//],
  // `node:fs` cannot be taken for a package of the registry.
  removeNodeProtocol: false,
})
