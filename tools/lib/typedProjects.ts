import { existsSync } from 'node:fs'
import { root } from './root.ts'

/** Folders whose types are checked, each by a tsconfig.json of its own. */
export const typedProjects = [
  ...['grammar', 'ui', 'forms', 'audio', 'api', 'cli', 'kit', 'engines'].map((name) => `packages/${name}`),
  'packages/audio/src/signal',
  ...['shell', 'console', 'studio', 'documentation', 'vscode'].map((name) => `apps/${name}`),
  ...['http', 'server', 'voice', 'voice-espeak'].map((name) => `services/${name}`),
  'tools',
  'bench',
  'e2e',
  '.storybook',
].filter((project) => existsSync(`${root}${project}/tsconfig.json`))
