// The recipes of CONTRIBUTING, done in a copy: their edits in the files that they name, then types, lint and the tests of these files.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Copy, copyOfRepository } from './lib/copyOfRepository.ts'
import { filesUnder } from './lib/files.ts'
import { isOfKind, isProduct, kindFolders, placesOf, type Source } from './lib/kindPlaces.ts'
import { run } from './lib/processes.ts'
import { root } from './lib/root.ts'
import { type Edit, newKindEdits, renameTypes, writeNewKind } from './testing/newKind.ts'

/** Name kinds beside their folders: the editor of one, and what runs, shows and packs unit tests. */
const ofEditors = [
  'apps/studio/src/features/wake-words/',
  'apps/studio/src/features/unit-tests/results/wakeWords/',
  'apps/studio/src/features/unit-tests/useTestedModel.ts',
  'apps/studio/src/parts/unit-tests/testHref.ts',
  'packages/kit/src/testing/anExport.ts',
  'services/server/src/domains/exports/sourceModels.ts',
  'services/server/src/domains/unit-tests/runUnitTest.ts',
  'services/server/src/domains/unit-tests/testedModel.ts',
]
const isOfEditor = (path: string) => ofEditors.some((place) => path.startsWith(place))

const form = 'packages/forms/src/kits/ProjectKit'
const contract = 'packages/api/src/contract'
const behind = (path: string, line: string, added: string): Edit => [path, line, `${line}\n  ${added}`]

const newField: readonly Edit[] = [
  behind(
    `${contract}/project/project.ts`,
    'technical_contact: maybe(text()),',
    'power_supply: maybe(text()),',
  ),
  behind(`${contract}/project/solution.ts`, 'technical_contact: short(),', 'power_supply: short(),'),
  behind('services/server/src/domains/project/projectDetails.ts', `'technical_contact',`, `'power_supply',`),
  behind(
    'services/server/tests/entities.test.ts',
    `technical_contact: 'ada@example.com',`,
    `power_supply: 'battery',`,
  ),
  behind(`${form}/project.ts`, `'solution_use_environment',`, `'power_supply',`),
  behind(`${form}/project.ts`, `solution_use_environment: '',`, `power_supply: '',`),
  behind(`${form}/messages.ts`, `environment: 'Use environment',`, `power: 'Power supply',`),
  behind(`${form}/messages.ts`, `environment: 'Environnement d’utilisation',`, `power: 'Alimentation',`),
  [
    `${form}/ProjectKit.tsx`,
    '          </>\n        )}',
    `            <FormTextField
              name={nameOf('power_supply')}
              label={t('power')}
              maxLength={limits.freeTextMaxCharacters}
              isOptional
            />
          </>\n        )}`,
  ],
  [
    'apps/console/src/features/projects/wizard/wizardValues.ts',
    '{ title, ...solution } = projectOf',
    '{ title, power_supply: _power, ...solution } = projectOf',
  ],
]

const catalogue = 'packages/api/src/catalogue'
const newLanguage: readonly Edit[] = [
  [
    `${catalogue}/languageRows.ts`,
    `  ['ita-IT', `,
    `  ['gle-IE', 'ga-IE', 'ltr', 'Irish', 'Ireland', 'Irlandais', 'Irlande', 's'],\n  ['ita-IT', `,
  ],
  [`${catalogue}/hearing.ts`, `'bho', `, `'bho', 'ga', `],
  [`${catalogue}/catalogue.test.ts`, `['voice_synthesis', 66]`, `['voice_synthesis', 67]`],
  [`${catalogue}/catalogue.test.ts`, '.size).toBe(75)', '.size).toBe(76)'],
  [`${catalogue}/catalogue.test.ts`, '.size).toBe(76)\n      expect', '.size).toBe(77)\n      expect'],
  [`${contract}/technologies/request.test.ts`, `synthesis', 66]`, `synthesis', 67]`],
  [`${contract}/technologies/languages.test.ts`, `synthesis', 66]`, `synthesis', 67]`],
  [`${contract}/technologies/sequences.test.ts`, 'synthesis: 66', 'synthesis: 67'],
  [`${contract}/models/modelTypes.test.ts`, `['synthesis', 'tts', 66]`, `['synthesis', 'tts', 67]`],
]

const recipes = {
  'A new field of a project': newField,
  'A new language': newLanguage,
  'A new kind of model': newKindEdits,
}
const pathsOf = (edits: readonly Edit[]) => [...new Set(edits.map(([path]) => path))]
const edited = pathsOf(Object.values(recipes).flat())

/** Tests that prove the edits, beside those that the recipes name. */
const related = [
  `${form}/project.test.ts`,
  `${contract}/entities.test.ts`,
  'apps/console/src/features/projects/wizard/wizardValues.test.ts',
  'packages/forms/src/kits/LanguagePicker/languagePicks.test.ts',
]

let copy: Copy
/** The folders of the new kind. */
let ofNewKind: readonly string[]
beforeAll(() => {
  copy = copyOfRepository((path) =>
    /^(packages|services|apps\/(console|shell|studio)|tools\/lint)\/|^(package\.json|tsconfig\.base\.json|biome\.json)$/.test(
      path,
    ),
  )
  ofNewKind = writeNewKind(copy.folder)
  for (const [path, from, to] of Object.values(recipes).flat()) {
    const text = readFileSync(join(copy.folder, path), 'utf8')
    expect(text, path).toContain(from)
    writeFileSync(join(copy.folder, path), text.replace(from, to))
  }
})
afterAll(() => copy.remove())

const runTool = (name: string, ...args: string[]) =>
  run(join(root, 'node_modules/.bin', name), args, {
    cwd: copy.folder,
    show: false,
    env: { POSTGRES_BIN: '' },
  })

async function tool(name: string, ...args: string[]): Promise<void> {
  const { status, output } = await runTool(name, ...args)
  expect(status, output).toBe(0)
}

function checkTypes(files: readonly string[]) {
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'] },
    files,
  }
  writeFileSync(join(copy.folder, 'tsconfig.json'), JSON.stringify(project))
  return runTool('tsc', '-p', 'tsconfig.json', '--pretty', 'false')
}

it.each(Object.entries(recipes))('%s: the recipe names every file that it changes', (title, edits) => {
  const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')
  // To the next one: a recipe may have a list below its first paragraph.
  const recipe = text.split(/\n\n(?=\*\*|#)/).find((part) => part.startsWith(`**${title}**`)) ?? ''
  const named = [...recipe.matchAll(/`((?:packages|apps|services)\/[^`]+\.tsx?)`/g)].map(([, path]) => path)
  const own = edits === newKindEdits ? ofNewKind : []
  expect(named.toSorted()).toEqual([...own, ...pathsOf(edits)].toSorted())
})

it('leaves formatted files of the right types behind', async () => {
  await tool('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', ...edited, ...ofNewKind)
  const { status, output } = await checkTypes([...edited, ...ofNewKind])
  expect(status, output).toBe(0)
})

describe('the tests of what was changed', () => {
  beforeAll(() => {
    // Bounds of what hangs, as in the configuration of the repository.
    const bounds = 'testTimeout: 180_000, hookTimeout: 180_000'
    const config = `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
      export default { plugins: [vanillaExtractPlugin()], test: { isolate: false, maxWorkers: 1, ${bounds} } }`
    writeFileSync(join(copy.folder, 'vitest.config.mjs'), config)
  })

  it('pass in the packages and the console', async () => {
    const tests = edited.filter((path) => path.startsWith('packages') && path.endsWith('.test.ts'))
    await tool('vitest', 'run', ...tests, ...related)
  })

  it('pass in the server, which answers the new field, and the calls of the new kind to their callers', async () => {
    const names = 'on SQLite every field of the contract is answered E-006|every call is served|/dictation'
    const tests = ['entities', 'rights'].map((name) => `services/server/tests/${name}.test.ts`)
    await tool('vitest', 'run', ...tests, '-t', names)
  })
})

describe('a kind of model', () => {
  const productFiles = () =>
    ['apps', 'packages', 'services']
      .flatMap((folder) => filesUnder(`${copy.folder}${folder}`))
      .map((path) => path.slice(copy.folder.length))
      .filter(isProduct)
      .map((path): Source => [path, readFileSync(join(copy.folder, path), 'utf8')])

  it('has a line in at most six files outside its folders, which are those of the recipe', () => {
    const places = placesOf('dictation', productFiles())
    expect(places.toSorted()).toEqual(pathsOf(newKindEdits).toSorted())
    expect(places.length).toBeLessThanOrEqual(6)
  })

  it('is named by its type in its line of the studio alone, and a switch over kinds elsewhere is found', async () => {
    const planted = 'apps/studio/src/features/hub/home/newModelFields.ts'
    const fault = `
      export function isSpoken(type: ModelType) {
        switch (type) {
          case 'wake_word':
            return true
          default:
            return false
        }
      }`
    appendFileSync(join(copy.folder, planted), fault)
    renameTypes(copy.folder)
    // Whatever names a type does so by its word.
    const types = /\b(?:wake_word|synthesis|enhancement|biometrics|dictation)\b/
    const naming = productFiles().filter(([, text]) => types.test(text))
    const { output } = await checkTypes(naming.map(([path]) => path))
    const broken = [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path)
    const outside = [...new Set(broken)].filter((path) => !isOfKind(path) && !isOfEditor(path))
    expect(outside.toSorted(), output).toEqual([planted, `${kindFolders.studio}kinds.ts`])
  })
})
