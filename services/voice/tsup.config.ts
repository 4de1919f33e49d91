import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    decoderWorker: '../../packages/engines/src/recognition/soundswallower/decoderWorker.ts',
    fliteWorker: '../../packages/engines/src/flite/fliteWorker.ts',
    picoWorker: '../../packages/engines/src/pico/picoWorker.ts',
  },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  // soundswallower finds its WebAssembly and models beside itself, so packages stay outside the bundle.
  noExternal: [/^@saywright\//],
  splitting: false,
  clean: true,
  dts: false,
})
