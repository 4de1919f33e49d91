import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = (dependencies: Record<string, string>) => ({
  name: 'outside-app',
  private: true,
  type: 'module',
  dependencies,
})

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: ['vite/client'],
}

const textOf = (file: string) => readFileSync(join(import.meta.dirname, 'packagesApp', `${file}.txt`), 'utf8')

/** The files of a bare application outside the workspace, by name. */
export function outsideApp(dependencies: Record<string, string>): Record<string, string> {
  const json = (value: object) => JSON.stringify(value, null, 2)
  const config = (module: string, moduleResolution: string) =>
    json({ compilerOptions: { ...compilerOptions, module, moduleResolution }, include: ['main.tsx'] })
  return {
    'package.json': json(manifest(dependencies)),
    'tsconfig.json': config('esnext', 'bundler'),
    'tsconfig.nodenext.json': config('nodenext', 'nodenext'),
    'index.html': textOf('index.html'),
    'main.tsx': textOf('main.tsx'),
    'pure.js': textOf('pure.js'),
  }
}
