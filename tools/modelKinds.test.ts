import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

const contract = 'packages/api/src/contract/models/'
const server = 'services/server/src/domains/models/'

type Source = readonly [path: string, text: string]

const sources: readonly Source[] = ['packages/api/src', 'services/server/src']
  .flatMap((folder) => filesUnder(`${root}${folder}`))
  .map((path) => relative(root, path))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')])

/** The files outside the folders of a kind that import from them, or name a call or a type of the kind. */
function placesOf(folder: string, all: readonly Source[]): string[] {
  const isOwn = (path: string) =>
    path.startsWith(`${contract}${folder}/`) || path.startsWith(`${server}${folder}/`)
  const own = all.filter(([path]) => isOwn(path) && /\/(?:calls|model)\.ts$/.test(path))
  const names = own.flatMap(([, text]) =>
    [...text.matchAll(/^export (?:const|type) (\w+(?:Models?))\b/gm)].map(([, name]) => name),
  )
  const named = new RegExp(`\\b(?:${names.join('|')})\\b|from '[./]+(?:models/)?${folder}/|'${folder}'`)
  return all.filter(([path, text]) => !isOwn(path) && named.test(text)).map(([path]) => path)
}

it.each(['wake-words', 'synthesis', 'enhancement', 'biometrics'])(
  'contract, hooks and server name the kind %s in at most six files outside its folders',
  (folder) => {
    const places = placesOf(folder, sources)
    // Its line in the lists of kinds is what a new kind cannot do without.
    expect(places).toContain(`${contract}modelKinds.ts`)
    expect(places).toContain(`${server}kinds.ts`)
    expect(places.length, places.join('\n')).toBeLessThanOrEqual(6)
  },
)

it('finds who names a call, a type or an address of a kind, and who imports from its folder', () => {
  const planted: readonly Source[] = [
    [`${contract}dictation/calls.ts`, 'export const listDictationModels = endpoint({})'],
    [`${contract}dictation/model.ts`, 'export type DictationModel = object'],
    ['a.ts', 'useWholeList(listDictationModels)'],
    ['b.ts', 'function of(model: DictationModel) {}'],
    ['c.ts', "import { dictation } from './dictation/kind.js'"],
    ['d.ts', "const segments = ['dictation']"],
    ['e.ts', 'const language = dictationLanguages'],
  ]
  expect(placesOf('dictation', planted)).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts'])
})
