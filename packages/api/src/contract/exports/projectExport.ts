import { exportArchitectures } from '../../catalogue/platforms.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { person } from '../members/member.js'
import { exportedTypes } from '../models/modelKinds.js'

export const architectureCodes = exportArchitectures.map(({ code }) => code)
export type ArchitectureCode = (typeof architectureCodes)[number]

const architecture = () =>
  oneOf(architectureCodes, { [docs]: { example: 'linux-x64', note: 'one for each export' } })

/** Options of an export: an architecture, at least one model, and whether recordings of unit tests are included. */
export const exportForm = object({
  architecture: architecture(),
  models: list(object({ type: oneOf(exportedTypes), id: identifier({ [docs]: { example: 11 } }) }), {
    min: 1,
    max: limits.modelsPerProject,
  }),
  recordings: optional(
    flag({ [docs]: { note: 'pack the recordings of unit tests, so that they run where the archive is' } }),
  ),
})
export type ExportForm = ValueOf<typeof exportForm>

/** A model in an export. Its checksum is that of its files: equal models of two exports have equal ones. */
export const exportedModel = type({
  type: oneOf(exportedTypes),
  id: identifier(),
  name: text({ [docs]: { example: 'picking-en' } }),
  language: nullable(text({ [docs]: { example: 'eng-US' } })),
  revision: integer({ min: 1 }),
  size: integer({ min: 0, [docs]: { note: 'bytes', example: 1840 } }),
  sha256: text({ [docs]: { note: 'of the list of its files and their checksums' } }),
})
export type ExportedModel = ValueOf<typeof exportedModel>

/** Kinds of content of an archive. */
export const exportParts = [
  'grammars',
  'networks',
  'pronunciations',
  'tests',
  'recordings',
  'models',
  'about',
] as const

/** Size of an export before it is made. */
export const exportMeasure = type({
  size: integer({ min: 0, [docs]: { note: 'bytes of the archive, as it would be now', example: 14_200 } }),
  parts: list(
    type({
      part: oneOf(exportParts, { [docs]: { example: 'networks' } }),
      files: integer({ min: 0, [docs]: { example: 2 } }),
      size: integer({ min: 0, [docs]: { note: 'bytes in the archive', example: 1840 } }),
    }),
  ),
  recordings: type({
    files: integer({ min: 0, [docs]: { note: 'of the unit tests, packed or not', example: 62 } }),
    size: integer({ min: 0, [docs]: { note: 'bytes that they would add, or do', example: 6_200_000 } }),
  }),
  problems: list(
    type({
      type: oneOf(exportedTypes),
      id: identifier(),
      name: text(),
      problem: text({ [docs]: { note: 'why it has no network: a code', example: 'grammar_has_errors' } }),
    }),
  ),
})
export type ExportMeasure = ValueOf<typeof exportMeasure>
export type ExportPart = ExportMeasure['parts'][number]['part']

export const exportStatuses = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const

export const projectExport = type({
  id: identifier(),
  number: integer({ min: 1, [docs]: { note: 'the first export of a project is 1', example: 3 } }),
  task_id: nullable(identifier()),
  status: oneOf(exportStatuses),
  architecture: oneOf(architectureCodes, { [docs]: { example: 'linux-x64' } }),
  author: nullable(person),
  models: list(exportedModel),
  name: text({ [docs]: { note: 'of the archive', example: 'warehouse-3-linux-x64.tar.gz' } }),
  size: nullable(integer({ min: 0, [docs]: { note: 'bytes; null until it is completed' } })),
  sha256: nullable(text({ [docs]: { note: 'of the archive, in hexadecimal; null until it is completed' } })),
  created_at: instant(),
  completed_at: nullable(instant()),
})
export type ProjectExport = ValueOf<typeof projectExport>
