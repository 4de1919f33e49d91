import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { libraryConfig } from '../tsup.ts'

export default defineConfig({
  ...libraryConfig([]),
  entry: {
    index: 'src/index.ts',
    // Threads are started from files of their own.
    decoderWorker: '../engines/src/recognition/soundswallower/decoderWorker.ts',
    decodingWorker: '../engines/src/decoding/decodingWorker.ts',
  },
  platform: 'node',
  // The engines are not a published package, and the kit needs no other package of ours.
  noExternal: [/^@saywright\//],
  // `node:fs` cannot be taken for a package of the registry.
  removeNodeProtocol: false,
  // Models of the engines, and the licences beside them.
  onSuccess: async () => cpSync('../engines/assets', 'dist/assets', { recursive: true }),
})
