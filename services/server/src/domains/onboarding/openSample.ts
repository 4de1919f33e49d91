import {
  type DynamicSlot,
  displayedName,
  type Locale,
  localeOf,
  nameKey,
  openSample,
} from '@saywright/api/contract'
import { goneSignal } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { Reader } from '../../store/database.js'
import type { Transaction } from '../../transaction/transaction.js'
import { decodeRecording } from '../audio-files/decodeRecording.js'
import { insertAudioFile } from '../audio-files/insertAudioFile.js'
import { insertStoredModel } from '../models/models.js'
import { type NewOwner, organizationFor } from '../organization/organizationFor.js'
import { insertProject } from '../project/insertProject.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'
import { insertUnitTest } from '../unit-tests/insertUnitTest.js'
import { expectedSentence } from '../unit-tests/testFiles.js'
import { insertModel } from '../voice-commands/insertModel.js'
import { readRecording, sampleModels } from './sampleProject.js'

export const openSampleRoute = bind(openSample, async ({ context, body, session, locale, ip }, reply) => {
  const { accountId } = session
  const { organization_id } = body
  const { database } = context
  const known = await findSample(database, accountId, organization_id, locale)
  if (known) return known
  const recordings = await keepRecordings(context, { accountId, signal: goneSignal(reply) })
  const made = context.transaction(async (transaction) => {
    const founder: NewOwner = { administratorId: accountId, staffId: session.staffId ?? undefined, ip }
    const organization_name = await freeOrganizationName(transaction, accountId)
    const organizationId = await organizationFor(
      transaction,
      { organization_id, organization_name, isUnnamed: true },
      founder,
    )
    const projectId = await insertSample(transaction, { organizationId, founder, locale, recordings })
    await publishChange(transaction, projectId, 'project')
    return projectId
  })
  await made.catch(async (error) => {
    await Promise.all(recordings.map(({ fileKey }) => context.files.remove(fileKey)))
    throw error
  })
  return (await findSample(database, accountId, organization_id, locale))!
})

/** The sample that a person sees already, with its model in their language. */
async function findSample(
  database: Reader,
  accountId: number,
  organizationId: number | undefined,
  locale: Locale,
) {
  const language = sampleModels.find((model) => model.locale === locale)?.language ?? 'eng-US'
  let query = visibleProjects(database, accountId)
    .innerJoin('voice_command_model as model', 'model.project_id', 'project.id')
    .select(['project.id as project_id', 'model.id as model_id', 'model.language'])
    .where('project.is_sample', '=', true)
    .orderBy('model.id')
  if (organizationId !== undefined) query = query.where('project.organization_id', '=', organizationId)
  const models = await query.execute()
  const found = models.find((model) => model.language === language) ?? models[0]
  return found && { project_id: found.project_id, model_id: found.model_id }
}

interface NewSample {
  readonly organizationId: number
  readonly founder: NewOwner
  readonly locale: Locale
  readonly recordings: Awaited<ReturnType<typeof keepRecordings>>
}

async function insertSample(
  transaction: Transaction,
  { organizationId, founder, locale, recordings }: NewSample,
) {
  const taken = await transaction.database
    .selectFrom('project')
    .select(['id', 'is_sample', 'title_key as name_key'])
    .where('organization_id', '=', organizationId)
    .execute()
  // Another call may have been faster.
  const known = taken.find(({ is_sample }) => is_sample)
  if (known) return known.id
  const projectId = await insertProject(transaction, {
    title: freeName(locale === 'fr-FR' ? 'Projet d’exemple' : 'Sample project', taken),
    organizationId,
    creatorId: founder.administratorId,
    staffId: founder.staffId,
    ip: founder.ip,
    status: 'Development',
    isApproved: true,
    isSample: true,
  })
  const models: Awaited<ReturnType<typeof insertModel>>[] = []
  const accountId = founder.administratorId
  for (const { name, language, grammar } of sampleModels)
    models.push(await insertModel(transaction, { projectId, name, language, grammar, accountId }))
  for (const { stored, language } of sampleModels)
    await insertStoredModel(transaction, { ...stored, projectId, language, accountId })
  for (const [at, { test }] of sampleModels.entries()) {
    const { id: audioId } = await insertAudioFile(transaction, { ...recordings[at]!, projectId })
    const slots: DynamicSlot[] = []
    const model = { type: 'voice_commands', id: models[at]!.id } as const
    const made = { model, slots, files: [expectedSentence(audioId)] }
    const threshold = models[at]!.settings_json.THRESHOLD
    await insertUnitTest(transaction, { ...test, ...made, threshold, thresholdScoringVersion: null })
  }
  return projectId
}

/** The bytes first, then their rows: a visible row always has a readable file. */
async function keepRecordings(context: Context, asker: Asker) {
  return Promise.all(
    sampleModels.map(async ({ recording: { file, sentence } }) => {
      const bytes = await readRecording(file)
      const audio = await decodeRecording(context, asker, bytes)
      const fileKey = await context.files.put(bytes)
      return { ...audio, name: file, transcription: sentence, sizeBytes: bytes.length, fileKey }
    }),
  )
}

/** A first organization is named after its person, in their language, until they rename it. */
async function freeOrganizationName(transaction: Transaction, accountId: number): Promise<string> {
  const account = await accountOf(transaction.database, accountId)
  const person = displayedName(account)
  const name =
    localeOf(account.interface_language) === 'fr-FR'
      ? `Organisation\u00a0: ${person}`
      : `Organization of ${person}`
  const taken = await transaction.database
    .selectFrom('organization')
    .select('name_key')
    .where('name_key', 'like', `${nameKey(name).replace(/[\\%_]/g, '_')}%`)
    .execute()
  return freeName(name, taken)
}

/** A name, with a number behind it where others have it already. */
function freeName(name: string, taken: readonly { readonly name_key: string }[]): string {
  const keys = new Set(taken.map(({ name_key }) => name_key))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!keys.has(nameKey(candidate))) return candidate
  }
}
