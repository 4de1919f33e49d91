import { everyItem } from '@saywright/api/client'
import {
  ApiError,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  listVoiceCommandModels,
  type VoiceCommandModelSummary,
} from '@saywright/api/contract'
import { areEqual, type RemoteModel, type ServedProject } from './kinds/SyncedKind.js'
import type { LockedModel } from './lock.js'
import { hashesOf, type ModelContent } from './modelContent.js'

export async function listRemote({ client, projectId }: ServedProject): Promise<VoiceCommandModelSummary[]> {
  const found: VoiceCommandModelSummary[] = []
  for await (const model of everyItem(client, listVoiceCommandModels, { params: { id: projectId } }))
    found.push(model)
  return found
}

export async function readRemote(
  { client, projectId }: ServedProject,
  modelId: number,
): Promise<RemoteModel<ModelContent>> {
  const model = await client.send(getVoiceCommandModel, { params: { id: projectId, modelId } })
  const { id, revision, name, language, settings, slots, grammar, suite } = model
  const content = { name, language, settings, slots, grammar, suite }
  return { id, revision, content, hashes: hashesOf(content) }
}

/** The model when it was last seen: a version that the server stores, or `undefined` when it is no longer stored. */
export async function readBase(
  { client, projectId }: ServedProject,
  modelId: number,
  { revision, name, ...seen }: LockedModel,
): Promise<ModelContent | undefined> {
  const params = { id: projectId, modelId, versionId: revision }
  try {
    const version = await client.send(getVoiceCommandVersion, { params })
    const { language, settings, dynamic_slots: slots, grammar, suite } = version
    const content = { name, language, settings, slots, grammar, suite }
    return areEqual(hashesOf(content), seen) ? content : undefined
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.kind === 'notFound') return undefined
    throw thrown
  }
}
