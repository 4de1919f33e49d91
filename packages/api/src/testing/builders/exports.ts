import type { ExportedModel, ExportMeasure, ProjectExport } from '../../contract/exports/projectExport.js'
import { aPerson } from './members.js'
import { earlier } from './times.js'

export const anExportedModel = (changes: Partial<ExportedModel> = {}): ExportedModel => ({
  type: 'voice_commands',
  id: 11,
  name: 'picking-en',
  language: 'eng-US',
  revision: 3,
  size: 1840,
  sha256: 'a'.repeat(64),
  ...changes,
})

export const aProjectExport = (changes: Partial<ProjectExport> = {}): ProjectExport => ({
  id: 61,
  number: 3,
  task_id: 31,
  status: 'completed',
  architecture: 'android-armv8',
  author: aPerson(),
  models: [anExportedModel()],
  name: 'warehouse-3-android-armv8.tar.gz',
  size: 27_400,
  sha256: 'c'.repeat(64),
  created_at: earlier,
  completed_at: earlier,
  ...changes,
})

export const anExportMeasure = (changes: Partial<ExportMeasure> = {}): ExportMeasure => ({
  size: 27_400,
  parts: [
    { part: 'grammars', files: 6, size: 18_200 },
    { part: 'networks', files: 2, size: 24_600 },
    { part: 'pronunciations', files: 2, size: 61_300 },
    { part: 'tests', files: 2, size: 9400 },
    { part: 'about', files: 5, size: 5100 },
  ],
  recordings: { files: 62, size: 6_200_000 },
  problems: [],
  ...changes,
})
