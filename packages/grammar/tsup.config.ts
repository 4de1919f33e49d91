import { defineConfig } from 'tsup'
import { libraryConfig } from '../tsup.ts'

export default defineConfig(
  libraryConfig(['src/index.ts', 'src/codemirror/index.ts', 'src/jsgf/index.ts', 'src/library/index.ts']),
)
