import { docs, integer, languageCode, object, optional, text, type ValueOf } from '@saywright/api/contract'

export const projectFileName = 'saywright.json'
export const lockFileName = 'saywright.lock.json'
export const usualModelsFolder = 'grammars'
export const usualRecordingsFile = 'recordings.json'

/** Where the schemas of the files of a project are, seen from a project that has the package of the command. */
export const schemaPath = (name: 'project' | 'model' | 'wake-words', depth = 0) =>
  `${depth === 0 ? './' : '../'.repeat(depth)}node_modules/@saywright/cli/schemas/${name}.schema.json`

/** Below the folder of the project: neither the root of the machine, nor out of it again. */
const below = (example: string, note: string) =>
  text({
    min: 1,
    max: 200,
    rule: (path) => (isBelow(path) ? undefined : 'invalid'),
    [docs]: { example, note },
  })

const isBelow = (path: string) =>
  !/^(?:[/\\]|[A-Za-z]:)/.test(path) && path.split(/[/\\]/).every((part) => part !== '..')

const isServer = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** `saywright.json`: the project and the server of a folder. */
export const projectFile = object({
  $schema: optional(text()),
  server: text({
    min: 1,
    rule: (address) => (isServer(address) ? undefined : 'url'),
    [docs]: { example: 'https://studio.example.com', note: 'address of the server' },
  }),
  project: integer({
    min: 1,
    [docs]: { example: 7, note: 'number in the address of the page of the project' },
  }),
  models: optional(below(usualModelsFolder, 'folder of the models')),
  recordings: optional(below(usualRecordingsFile, 'file of what is said in the recordings')),
  language: optional(languageCode()),
})
export type ProjectFile = ValueOf<typeof projectFile>
