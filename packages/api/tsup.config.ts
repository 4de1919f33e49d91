import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['contract', 'catalogue', 'client', 'react', 'testing'].map((name) => `src/${name}/index.ts`),
  format: ['esm'],
  target: 'es2023',
  clean: true,
})
