// How many files a kind of model is named in outside its folders, by what it exports; `recipes.test.ts` counts by types.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { isProduct, kindFolders, placesOf, type Source } from './lib/kindPlaces.ts'
import { root } from './lib/root.ts'

const { contract, server, studio } = kindFolders

const sources: readonly Source[] = ['apps', 'packages', 'services', 'tools']
  .flatMap((folder) => filesUnder(`${root}${folder}`))
  .map((path) => relative(root, path))
  .filter(isProduct)
  .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')])

// Kinds with an editor of their own are named by it too.
it.each(['synthesis', 'enhancement', 'biometrics'])(
  'the whole tree names the kind %s in six files outside its folders',
  (folder) => {
    // The required lines of a new kind: in each list, its hooks, its builder.
    expect(placesOf(folder, sources).toSorted()).toEqual([
      `${studio}kinds.ts`,
      `${contract}calls.ts`,
      `${contract}modelKinds.ts`,
      'packages/api/src/react/models.ts',
      'packages/api/src/testing/builders/models.ts',
      `${server}kinds.ts`,
    ])
  },
)

it('finds who names a call, a type or an address of a kind, and who imports from its folder', () => {
  const planted: readonly Source[] = [
    [`${contract}dictation/calls.ts`, 'export const listDictationModels = endpoint({})'],
    [`${contract}dictation/model.ts`, 'export type DictationModel = object'],
    ['apps/console/src/a.ts', 'useWholeList(listDictationModels)'],
    ['tools/b.ts', 'function of(model: DictationModel) {}'],
    [`${server}c.ts`, "import { dictation } from './dictation/kind.js'"],
    ['apps/studio/src/d.ts', "import { dictation } from '../parts/models/kinds/dictation/kind.js'"],
    ['apps/studio/src/e.ts', "const at = '/7/dictation/21'"],
    // A technology of this name, and a word that begins with it.
    ['apps/shell/src/f.ts', "const technologies = ['dictation']"],
    ['apps/studio/src/g.ts', 'const language = dictationLanguages'],
  ]
  expect(placesOf('dictation', planted)).toEqual([
    'apps/console/src/a.ts',
    'tools/b.ts',
    `${server}c.ts`,
    'apps/studio/src/d.ts',
    'apps/studio/src/e.ts',
  ])
})
