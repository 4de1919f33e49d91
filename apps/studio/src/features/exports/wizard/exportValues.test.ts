import type { ProjectTag } from '@saywright/api/contract'
import {
  anExportedModel,
  aProjectExport,
  aVoiceCommandModelSummary,
  aWakeWordModel,
} from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import type { ProjectModel } from '../../../parts/models/projectModel.js'
import { blankExport, type ExportValues, formOfExport, isExportable, sameAgain } from './exportValues.js'

const lamps: ProjectModel = { type: 'voice_commands', ...aVoiceCommandModelSummary({ id: 1 }) }
const hello: ProjectModel = { type: 'wake_word', ...aWakeWordModel({ id: 1 }) }
const tags: ProjectTag[] = [{ technology: 'asr', langs: ['eng-US'] }]
const form = (values: Partial<ExportValues>) =>
  formOfExport({ ...blankExport, ...values }, [lamps, hello], tags)

describe('an export', () => {
  it('S-008 needs an architecture and at least one model', () => {
    expect(form({})).toBeUndefined()
    expect(form({ architecture: 'linux-x64' })).toBeUndefined()
    expect(form({ models: ['voice_commands 1'] })).toBeUndefined()
    expect(form({ architecture: 'linux-x64', models: ['voice_commands 1'] })).toEqual({
      architecture: 'linux-x64',
      models: [{ type: 'voice_commands', id: 1 }],
      recordings: false,
    })
  })

  it('S-009 holds models that the licence covers, and no other', () => {
    expect(isExportable(lamps, tags)).toBe(true)
    expect(isExportable(hello, tags)).toBe(false)
    expect(form({ architecture: 'linux-x64', models: ['wake_word 1'] })).toBeUndefined()
  })

  it('is recreated from what still exists', () => {
    const earlier = aProjectExport({
      models: [
        anExportedModel({ id: 1 }),
        anExportedModel({ id: 9 }),
        anExportedModel({ type: 'wake_word', id: 1 }),
      ],
    })
    expect(form(sameAgain(earlier))).toEqual({
      architecture: 'android-armv8',
      models: [{ type: 'voice_commands', id: 1 }],
      recordings: false,
    })
  })
})
