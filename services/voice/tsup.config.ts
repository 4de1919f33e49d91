import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts', decoderWorker: 'src/engines/recognition/soundswallower/decoderWorker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  // soundswallower finds its WebAssembly and models beside itself, so packages stay outside the bundle.
  noExternal: [/^@saywright\//],
  splitting: false,
  clean: true,
  dts: false,
})
