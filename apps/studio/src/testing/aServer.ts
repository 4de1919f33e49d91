import {
  checkVersion,
  getHealth,
  getProject,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  listAudioFiles,
  listExports,
  listImportableGrammars,
  listUnitTests,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  me,
  recognize,
  reportError,
  saveVoiceCommandModel,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import {
  aPage,
  aProject,
  aRecognition,
  aVoiceCommandModel,
  aVoiceCommandVersion,
  aVoiceCommandVersionSummary,
  type FakeTransport,
  fakeTransport,
} from '@saywright/api/testing'
import { withoutModels } from './withoutModels.js'

export type Server = {
  readonly transport: FakeTransport
  readonly held: () => VoiceCommandModel
  /** From now on saves succeed, over whatever is held. */
  readonly acceptSaves: () => void
  /** Someone else is faster: the next save is refused. */
  readonly saveElsewhere: () => void
}

/** A server with one model, which counts its revisions and recognizes its sentences. */
export function aServer(): Server {
  let held = aVoiceCommandModel()
  const keep = (changes: Partial<VoiceCommandModel>) => {
    held = { ...held, ...changes, revision: held.revision + 1 }
    return held
  }
  const transport = withoutModels(fakeTransport())
    .respond(checkVersion, { flag: true })
    .respond(getHealth, { status: 'ok', voice: [], is_local: false })
    .pending(me)
    .respond(getProject, aProject({ evaluation: 'No' }))
    .respond(listVoiceCommandModels, () => aPage([held]))
    .respond(listUnitTests, aPage([]))
    .respond(listExports, aPage([]))
    .respond(listAudioFiles, aPage([]))
    .respond(getVoiceCommandModel, () => held)
    .respond(listImportableGrammars, { data: [] })
    .respond(listVoiceCommandVersions, () =>
      aPage([aVoiceCommandVersionSummary({ revision: held.revision })]),
    )
    .respond(getVoiceCommandVersion, aVoiceCommandVersion())
    .respond(recognize, aRecognition())
    .respond(reportError, undefined)
  const acceptSaves = () => {
    transport.respond(saveVoiceCommandModel, ({ body: { grammar, suite } }) =>
      keep({ ...(grammar !== undefined && { grammar }), ...(suite && { suite }) }),
    )
  }
  acceptSaves()
  return {
    transport,
    held: () => held,
    acceptSaves,
    saveElsewhere: () => {
      keep({ grammar: held.grammar.replace('kitchen', 'attic') })
      transport.fail(saveVoiceCommandModel, 'changed_elsewhere')
    },
  }
}
