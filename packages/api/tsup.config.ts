import { defineConfig } from 'tsup'
import { libraryConfig } from '../tsup.ts'

export default defineConfig(
  libraryConfig(
    ['contract', 'catalogue', 'client', 'react', 'testing'].map((name) => `src/${name}/index.ts`),
  ),
)
