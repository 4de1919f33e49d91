import { defineConfig } from 'tsup'
import { componentsConfig } from '../tsup.ts'

export default defineConfig(componentsConfig(['src/index.ts']))
