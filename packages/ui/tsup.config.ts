import { defineConfig } from 'tsup'
import { componentsConfig } from '../tsup.ts'

export default defineConfig(
  componentsConfig(['src/theme/index.ts', 'src/index.ts', 'src/components/CodeEditor/index.ts']),
)
