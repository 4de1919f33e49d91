import type { ExportedModel, ProjectExport } from '../../contract/exports/projectExport.js'
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
