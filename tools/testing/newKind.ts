import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindFolders } from '../lib/kindPlaces.ts'

/** A file, a text in it, and what takes its place. */
export type Edit = readonly [path: string, from: string, to: string]

const { contract, server, studio } = kindFolders

/** Replacements in the text of synthesis. */
const words: readonly (readonly [from: string, to: string])[] = [
  ['  useSaveSynthesisModel,\n  useSynthesisModels,', '  useDictationModels,\n  useSaveDictationModel,'],
  ['voice_synthesis', 'voice_dictation'],
  ['voice synthesis', 'dictation'],
  ['voice-synthesis', 'dictation'],
  ['de synthèse vocale', 'de dictée'],
  ['Voice synthesis', 'Dictation'],
  ['Synthèse vocale', 'Dictée'],
  ['Synthesis', 'Dictation'],
  ['synthesis', 'dictation'],
  ["'tts'", "'dictation'"],
  ['voice_id', 'topic_id'],
  ['A voice that reads texts aloud', 'Texts that somebody speaks'],
  ['Une voix qui lit des textes', 'Des textes que l’on dicte'],
]

/** Writes the folders of the kind `dictation` as an engineer would: by those of another kind. @returns their files. */
export function writeNewKind(folder: string): string[] {
  return Object.values(kindFolders).flatMap((root) => {
    const at = join(folder, root, 'dictation')
    mkdirSync(at, { recursive: true })
    return readdirSync(join(folder, root, 'synthesis')).map((name) => {
      const text = readFileSync(join(folder, root, 'synthesis', name), 'utf8')
      const own = words.reduce((written, [from, to]) => written.replaceAll(from, to), text)
      writeFileSync(join(at, name), own)
      return `${root}dictation/${name}`
    })
  })
}

const before = (path: string, line: string, added: string): Edit => [path, line, `${added}\n${line}`]
const hooks = 'packages/api/src/react/models.ts'
const builders = 'packages/api/src/testing/builders/models.ts'

/** The lines of the kind `dictation` outside its folders. */
export const newKindEdits: readonly Edit[] = [
  before(
    `${contract}modelKinds.ts`,
    "import { enhancement } from './enhancement/kind.js'",
    "import { dictation } from './dictation/kind.js'",
  ),
  before(
    `${contract}modelKinds.ts`,
    "export * from './enhancement/model.js'",
    "export * from './dictation/model.js'",
  ),
  before(`${contract}modelKinds.ts`, '  enhancement,\n', '  dictation,'),
  before(`${contract}modelKinds.ts`, '  ...enhancement.total,\n', '  ...dictation.total,'),
  before(
    `${contract}calls.ts`,
    "export * from './enhancement/calls.js'",
    "export * from './dictation/calls.js'",
  ),
  ...['create', 'delete', 'save'].map((act) =>
    before(hooks, `  ${act}EnhancementModel,\n`, `  ${act}DictationModel,`),
  ),
  before(hooks, '  listEnhancementModels,\n', '  listDictationModels,'),
  before(
    hooks,
    'const ofProject = ',
    `const dictation = ['v3/projects/{id}/dictation']

export const useDictationModels = (projectId: number | undefined) =>
  useWholeList(listDictationModels, ofProject(projectId))
export const useCreateDictationModel = () => useAction(createDictationModel, dictation)
export const useSaveDictationModel = () => useAction(saveDictationModel, dictation)
export const useDeleteDictationModel = () => useAction(deleteDictationModel, dictation)
`,
  ),
  before(builders, '  EnhancementModel,\n', '  DictationModel,'),
  before(
    builders,
    'export const anEnhancementModel',
    `export const aDictationModel = (changes: Partial<DictationModel> = {}): DictationModel => ({
  ...made,
  id: 25,
  name: 'reports',
  language: 'eng-US',
  topic_id: null,
  ...changes,
})
`,
  ),
  before(
    `${server}kinds.ts`,
    "import { enhancement } from './enhancement/kind.js'",
    "import { dictation } from './dictation/kind.js'",
  ),
  [`${server}kinds.ts`, 'enhancement, biometrics]', 'enhancement, biometrics, dictation]'],
  before(
    `${studio}kinds.ts`,
    "import { enhancement } from './enhancement/kind.js'",
    "import { dictation } from './dictation/kind.js'",
  ),
  before(`${studio}kinds.ts`, '  enhancement,\n', '  dictation,'),
]

/** Gives every kind but voice commands another type: code that names an old type no longer compiles. */
export function renameTypes(folder: string): void {
  const list = join(folder, `${contract}modelKinds.ts`)
  const text = readFileSync(list, 'utf8')
  const [block = ''] = /export const modelKinds = \{[^}]*\}/.exec(text) ?? []
  const renamed = block.replaceAll(/^ {2}(?:(\w+): )?(\w+),$/gm, (line, key, value) =>
    key === 'voice_commands' ? line : `  other_${key ?? value}: ${value},`,
  )
  writeFileSync(list, text.replace(block, renamed))
  for (const entry of readdirSync(join(folder, contract), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, contract, entry.name, 'kind.ts')
    const kind = readFileSync(path, 'utf8')
    writeFileSync(path, kind.replace(/^ {2}type: '(\w+)'/m, "  type: 'other_$1'"))
  }
}
