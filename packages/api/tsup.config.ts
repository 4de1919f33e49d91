import { rmSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { contractConfigs } from '../tsup.ts'

const entries = ['contract', 'catalogue', 'client', 'react', 'testing']

rmSync('dist', { recursive: true, force: true })
export default defineConfig(contractConfigs(entries.map((name) => `src/${name}/index.ts`)))
