import { defineConfig } from 'tsup'

// Our own packages are inlined, so that the bundle needs only the packages of its own package.json.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    grammarWorker: 'src/grammars/grammarWorker.ts',
    mixingWorker: 'src/domains/unit-tests/mixing/mixingWorker.ts',
    decodingWorker: '../../packages/engines/src/decoding/decodingWorker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outDir: 'dist',
  clean: true,
  splitting: false,
  sourcemap: true,
  noExternal: [/^@saywright\//],
  // A Node module that has only its prefixed name must keep it.
  removeNodeProtocol: false,
})
