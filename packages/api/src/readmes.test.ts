import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = `${root}.cache/readmes-${process.pid}`
function isPrivate(name: string): boolean {
  return JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')).private === true
}

/** The published ones: readers of the others have the repository. */
const packages = readdirSync(`${root}packages`).filter((name) => !name.includes('.') && !isPrivate(name))

// Declarations that an example takes from the program around it.
const around = `
declare const email: string, password: string, bytes: Uint8Array<ArrayBuffer>
declare const showConflict: (sentence: string | undefined) => void
declare const logIn: (values: { email: string; password: string }) => Promise<unknown>
declare const ModelsScreen: (props: { models: unknown; onSave: unknown }) => import('react').ReactNode
declare module '*.css'
`

/** The TypeScript of a document, each block a module of its own. */
function blocksOf(name: string): string[] {
  const text = readFileSync(`${root}packages/${name}/README.md`, 'utf8')
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code ?? '')
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the examples of the packages compile, and one that does not would be seen', async () => {
  mkdirSync(folder, { recursive: true })
  const all = packages.flatMap((name) =>
    blocksOf(name).map((code, index) => ({ file: `${name}-${index}.tsx`, code })),
  )
  expect(new Set(all.map(({ file }) => file.split('-')[0])).size).toBe(packages.length)
  for (const { file, code } of all) writeFileSync(`${folder}/${file}`, code)
  writeFileSync(`${folder}/around.d.ts`, around)
  writeFileSync(`${folder}/planted.ts`, "import { analyze } from '@saywright/grammar'\nanalyze(7)\n")
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['vite/client', 'node'],
        noUnusedLocals: false,
        // A program of its own has the engine that its words come from, and the editor that it builds.
        paths: {
          i18next: ['../../packages/ui/node_modules/i18next'],
          '@codemirror/*': ['../../packages/ui/node_modules/@codemirror/*'],
        },
      },
      include: ['.'],
    }),
  )
  const tsc = promisify(execFile)(`${root}node_modules/.bin/tsc`, ['-p', folder, '--pretty', 'false'])
  const output = await tsc.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([
    expect.stringContaining('planted.ts(2,9): error TS2345'),
  ])
})
