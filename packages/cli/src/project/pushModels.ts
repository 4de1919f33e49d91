import type { Client } from '@saywright/api/client'
import { ApiError, createVoiceCommandModel, saveVoiceCommandModel } from '@saywright/api/contract'
import { type SuiteTest, toExpectedMeaning, writeSuiteText } from '@saywright/grammar'
import { fewAtOnce } from './fewAtOnce.js'
import type { LocalModel } from './localModels.js'
import type { ModelContent } from './modelContent.js'
import type { Outcome, OutcomeKind } from './Outcome.js'
import type { ProjectFolder } from './ProjectFolder.js'
import type { Pair } from './pairModels.js'
import { remember } from './remember.js'
import type { RemoteModel } from './remoteModels.js'
import { type Standings, standingOf } from './standing.js'
import { inStyle, plainText, styleOf, withoutMark } from './textStyle.js'

export interface PushOptions {
  readonly isDryRun: boolean
}

/** Sends what was changed in the folder. A model that another user changed on the server since the last pull is not sent. */
export async function pushModels(
  client: Client,
  folder: ProjectFolder,
  pairs: readonly Pair[],
  options: PushOptions,
): Promise<Outcome[]> {
  const projectId = folder.file.project
  const standings = await fewAtOnce(pairs, (pair) => standingOf(client, projectId, pair))
  const outcomes: Outcome[] = []
  for (const one of standings) {
    const file = one.local?.file ?? one.base?.file ?? one.name
    const shown = { name: one.name, file: folder.shown(folder.grammarPath(file)) }
    const { kind, reason } = await tried(() => pushModel({ client, folder, options }, one))
    if (kind) outcomes.push({ kind, type: 'model', ...shown, ...(reason !== undefined && { reason }) })
  }
  return outcomes
}

interface Push {
  readonly client: Client
  readonly folder: ProjectFolder
  readonly options: PushOptions
}

type Done = { readonly kind: OutcomeKind | undefined; readonly reason?: string | undefined }

/** A refusal of one model does not stop the others. */
async function tried(push: () => Promise<Done>): Promise<Done> {
  try {
    return await push()
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.serverMessage === undefined) throw thrown
    if (thrown.code === 'changed_elsewhere') return { kind: 'conflict' }
    if (thrown.kind === 'signedOut') throw thrown
    return { kind: 'refused', reason: thrown.serverMessage }
  }
}

async function pushModel(push: Push, one: Standings): Promise<Done> {
  const { folder, options } = push
  const { local, remote, there } = one
  switch (one.standing) {
    case 'same':
      if (local && remote && !options.isDryRun)
        await remember(folder, remote.id, local.file, { ...local, revision: remote.revision })
      return { kind: undefined }
    case 'changedHere':
      return save(push, local!, there!)
    case 'newHere':
      return create(push, local!)
    case 'goneHere':
      // Deleting a model is for people: no access token may.
      return { kind: 'goneHere' }
    case 'changedBoth':
    case 'goneHereChangedThere':
      return { kind: 'conflict' }
    case 'changedThere':
      return { kind: 'behind' }
    case 'newThere':
      return { kind: 'newThere' }
    case 'goneThere':
    case 'goneThereChangedHere':
      return { kind: one.standing }
    case 'unresolved':
      return { kind: 'unresolved', reason: local?.marked }
    case 'goneBoth':
      return { kind: undefined }
  }
}

async function save({ client, folder, options }: Push, local: LocalModel, there: RemoteModel): Promise<Done> {
  if (options.isDryRun) return { kind: 'saved' }
  const params = { id: folder.file.project, modelId: there.id }
  const { revision } = await client.send(saveVoiceCommandModel, {
    params,
    body: { revision: there.revision, ...changesOf(local.content, there.content) },
  })
  await remember(folder, there.id, local.file, { ...local, revision })
  return { kind: 'saved' }
}

/** The fields that differ: what is not sent is unchanged on the server. */
function changesOf(mine: ModelContent, theirs: ModelContent) {
  const isOther = <Key extends 'name' | 'language' | 'settings' | 'slots'>(key: Key) =>
    JSON.stringify(mine[key]) !== JSON.stringify(theirs[key])
  const grammar = plainText(mine.grammar)
  const { settings } = mine
  return {
    ...(isOther('name') && { name: mine.name }),
    ...(isOther('language') && { language: mine.language }),
    ...(isOther('settings') && { settings }),
    ...(isOther('slots') && { slots: slotsOf(mine) }),
    ...(writeSuiteText(mine.suite) !== writeSuiteText(theirs.suite) && { suite: mine.suite.map(sentTest) }),
    ...(grammar !== plainText(theirs.grammar) && {
      grammar: inStyle(grammar, styleOf(theirs.grammar)),
    }),
  }
}

const slotsOf = ({ slots }: ModelContent) => slots.map(({ name, values }) => ({ name, values: [...values] }))

/** A test in a request: the contract distinguishes absent from undefined. */
const sentTest = ({ sentence, expect, intent, entities }: SuiteTest) => ({
  ...{ sentence, expect },
  ...(intent !== undefined && { intent }),
  ...(entities && { entities: toExpectedMeaning({ intent: null, entities }).entities }),
})

async function create({ client, folder, options }: Push, local: LocalModel): Promise<Done> {
  if (options.isDryRun) return { kind: 'created' }
  const { name, language, settings, suite } = local.content
  const texts = { grammar: withoutMark(local.grammar), suite: suite.map(sentTest) }
  const { id, revision } = await client.send(createVoiceCommandModel, {
    params: { id: folder.file.project },
    body: { name, language, settings, slots: slotsOf(local.content), ...texts },
  })
  await remember(folder, id, local.file, { ...local, revision })
  return { kind: 'created' }
}
