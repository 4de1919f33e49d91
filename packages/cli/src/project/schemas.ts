import { type JsonSchema, jsonSchemaOf } from '@saywright/api/contract'
import { modelFile } from './modelContent.js'
import { projectFile } from './projectFile.js'
import { wakeWordsFile } from './wakeWordsContent.js'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schemas that the package publishes, by the name of their file: editors check and complete the files by them. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
  'project.schema.json': {
    $schema: dialect,
    title: 'saywright.json: the project of a server that a folder holds',
    ...jsonSchemaOf(projectFile),
  },
  'model.schema.json': {
    $schema: dialect,
    title: 'A voice-command model, beside its grammar',
    ...jsonSchemaOf(modelFile),
  },
  'wake-words.schema.json': {
    $schema: dialect,
    title: 'A wake-word model',
    ...jsonSchemaOf(wakeWordsFile),
  },
}
