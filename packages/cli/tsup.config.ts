import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { noticesFile } from '../tsup.notices.ts'
import { libraryConfig } from '../tsup.ts'

const library = libraryConfig([])

export default defineConfig({
  ...library,
  esbuildPlugins: [...(library.esbuildPlugins ?? []), noticesFile('dist/NOTICES.txt')],
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    // Threads are started from files of their own.
    decoderWorker: '../engines/src/recognition/soundswallower/decoderWorker.ts',
    decodingWorker: '../engines/src/decoding/decodingWorker.ts',
  },
  platform: 'node',
  // The command starts faster as one file, and needs no other package of ours beside it.
  noExternal: [/^@saywright\//],
  // `node:fs` cannot be taken for a package of the registry.
  removeNodeProtocol: false,
  // Models of the engines, and the licences beside them.
  onSuccess: async () => cpSync('../engines/assets', 'dist/assets', { recursive: true }),
})
