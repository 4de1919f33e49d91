import { limits } from '@saywright/api/contract'
import { importName, rulesAfter } from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { VoiceCommandModelTable } from '../../store/tables/project.js'
import { grammarOf } from './grammarOf.js'
import { type ImportingModel, importersOf, namesOf } from './importersOf.js'

type Reading = Pick<Context, 'database' | 'grammars'>
type Model = Selectable<VoiceCommandModelTable>

/** The effect of a save on the models that import from a model. */
export interface ModelChange {
  readonly name?: string | undefined
  readonly language?: string | undefined
  readonly grammar?: string | undefined
  readonly rename_at_users?: boolean | undefined
}

/** A grammar that names the model, with its new name. */
export interface RenamedUser {
  readonly modelId: number
  readonly revision: number
  readonly grammar: string
}

const maxUsers = 200

/**
 * The grammars that import from a model by its name, rewritten for its new name.
 *
 * @throws ApiFailure `grammar_too_large` when one would be longer than a grammar may be.
 */
export async function renamedUsers(
  { database, grammars }: Reading,
  asker: Asker,
  before: Model,
  { name, rename_at_users }: ModelChange,
): Promise<RenamedUser[]> {
  if (!rename_at_users || name === undefined || importName(name) === importName(before.name)) return []
  const renamed: RenamedUser[] = []
  for (const { id, revision, grammar } of await importersOf(database, before, maxUsers)) {
    const written = await grammars.renameImported(asker, { source: grammar, from: before.name, to: name })
    if (written === grammar) continue
    if (written.length > limits.grammarMaxCharacters) throw new ApiFailure('grammar_too_large')
    renamed.push({ modelId: id, revision, grammar: written })
  }
  return renamed
}

/**
 * Requires that models which import from one can do so after a change.
 *
 * @throws ApiFailure `users_would_break` naming up to ten of those that could not.
 */
export async function requireUsersKept(
  { database, grammars }: Reading,
  asker: Asker,
  before: Model,
  change: ModelChange,
): Promise<void> {
  const importers = await importersOf(database, before, maxUsers)
  if (importers.length === 0) return
  const isMoved = change.language !== undefined && change.language !== before.language
  const breaks = isMoved || (await hasNewErrors({ database, grammars }, asker, before, change))
  const broken = breaks ? importers : importers.filter((importer) => losesRule(importer, before, change))
  if (broken.length > 0) throw new ApiFailure('users_would_break', { errors: { models: namesOf(broken) } })
}

/** Whether a text has errors that the one before had not: who imports from it has them too. */
async function hasNewErrors(
  { database, grammars }: Reading,
  asker: Asker,
  before: Model,
  { grammar, name }: ModelChange,
): Promise<boolean> {
  if (grammar === undefined || grammar === before.grammar) return false
  const errorsOf = async (model: Model) =>
    (await grammars.examine(asker, await grammarOf(database, model, model.slots_json))).errors
  if ((await errorsOf({ ...before, grammar, name: name ?? before.name })) === 0) return false
  return (await errorsOf(before)) === 0
}

function losesRule({ imports }: ImportingModel, before: Model, change: ModelChange): boolean {
  const begin = `${importName(before.name)}.`
  const isRenamed =
    change.name !== undefined &&
    importName(change.name) !== importName(before.name) &&
    !change.rename_at_users
  const kept = new Set(rulesAfter('!export', change.grammar ?? before.grammar))
  const lost = new Set(rulesAfter('!export', before.grammar).filter((rule) => !kept.has(rule)))
  return imports.some((rule) =>
    rule.startsWith(begin) ? isRenamed || lost.has(rule.slice(begin.length)) : lost.has(rule),
  )
}
