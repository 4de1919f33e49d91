import { type ModelReadiness, readyModel, type SuiteTest } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Grammars } from '../../grammars/grammars.js'
import type { ExaminedGrammar, GrammarSource, TestedSuite } from '../../grammars/messages.js'
import type { Asker } from '../../keyedQueue.js'
import type { StoredReadiness } from '../../store/tables/project.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { grammarOf } from './grammarOf.js'
import { notifyReadiness } from './notifyReadiness.js'

/** How long a list or a save waits; the rest is computed by the next read. */
const maxMilliseconds = 2000

/**
 * Has the readiness of a model computed again, and that of every model of its project that imports: any of them may import
 * from it, directly or not. Callers that change models of a project wait for each other: each may write rows of the others.
 */
export async function wantReadiness(
  transaction: Transaction,
  projectId: number,
  modelId?: number,
): Promise<void> {
  await acquireLock(transaction, [`readiness of models of ${projectId}`])
  await transaction.database
    .updateTable('voice_command_model')
    .set((set) => ({ readiness_wanted: set('readiness_wanted', '+', 1) }))
    .where('project_id', '=', projectId)
    .where((where) =>
      where.or([
        where('grammar', 'like', '%!import%'),
        ...(modelId === undefined ? [] : [where('id', '=', modelId)]),
      ]),
    )
    .execute()
}

/**
 * Computes the readiness of the models of a project whose readiness is unknown or outdated: none, mostly. It never fails:
 * what cannot be computed now is unchanged.
 */
export async function refreshReadiness(
  context: Pick<Context, 'database' | 'transaction' | 'grammars' | 'log'>,
  accountId: number,
  projectId: number,
): Promise<void> {
  const due = await context.database
    .selectFrom('voice_command_model')
    .select('id')
    .where('project_id', '=', projectId)
    .whereRef('readiness_known', '<', 'readiness_wanted')
    .orderBy('updated_at', 'desc')
    .execute()
  const end = performance.now() + maxMilliseconds
  for (const { id } of due) {
    if (performance.now() > end) return
    const isGoingOn = await workOut(context, accountId, id).catch((cause) => {
      context.log.warn({ err: cause }, 'the readiness of a model is not known')
      return false
    })
    if (!isGoingOn) return
  }
}

/** @returns false when the account has too much to read already. */
async function workOut(
  { database, transaction, grammars }: Pick<Context, 'database' | 'transaction' | 'grammars'>,
  accountId: number,
  id: number,
): Promise<boolean> {
  const model = await database
    .selectFrom('voice_command_model')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  // Deleted meanwhile.
  if (!model) return true
  let readiness: StoredReadiness
  try {
    const asker = { accountId, signal: new AbortController().signal }
    const grammar = await grammarOf(database, model, model.slots_json)
    const examined = await grammars.examine(asker, grammar)
    const suite = await tested(grammars, asker, examined.errors === 0 ? model.suite_json : [], grammar)
    const named = await database
      .selectFrom('voice_command_model')
      .select(['id', 'name'])
      .where('project_id', '=', model.project_id)
      .execute()
    readiness = {
      ...readinessOf(examined, new Map(named.map((each) => [each.name, each.id]))),
      ...(suite && { suite }),
    }
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause
    if (cause.code !== 'grammar_too_large') return false
    readiness = { ...readyModel, state: 'too_large', imports: model.readiness_json?.imports ?? [] }
  }
  await transaction(async (open) => {
    const { numUpdatedRows } = await open.database
      .updateTable('voice_command_model')
      .set({ readiness_json: JSON.stringify(readiness), readiness_known: model.readiness_wanted })
      .where('id', '=', id)
      // Another call may have computed it meanwhile, of a later save.
      .where('readiness_known', '<', model.readiness_wanted)
      .executeTakeFirst()
    if (numUpdatedRows === 1n)
      await notifyReadiness(open, { model, before: model.readiness_json, now: readiness, except: accountId })
  })
  return true
}

/** A suite that takes too long says nothing about the model: it counts as not run. */
async function tested(
  grammars: Grammars,
  asker: Asker,
  suite: readonly SuiteTest[],
  grammar: GrammarSource,
): Promise<TestedSuite | undefined> {
  if (suite.length === 0) return undefined
  try {
    return await grammars.test(asker, grammar, suite)
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.code === 'grammar_too_large') return undefined
    throw cause
  }
}

function readinessOf(
  { errors, error, isImportFault, slotsWithoutValues, imports }: ExaminedGrammar,
  idByName: ReadonlyMap<string, number>,
): StoredReadiness {
  const common = { errors, imports: imports.flatMap((name) => idByName.get(name) ?? []) }
  if (error) {
    const { line, code, arguments: values } = error
    return {
      ...{ ...common, state: isImportFault ? 'import_broken' : 'broken', line },
      problem: { code, arguments: values },
      model_id: (isImportFault && idByName.get(values.model ?? '')) || null,
      slots: [],
    }
  }
  const [slot] = slotsWithoutValues
  return {
    ...readyModel,
    ...common,
    ...(slot && {
      ...({ state: 'slots_empty', line: slot.line } as const),
      model_id: idByName.get(slot.model ?? '') ?? null,
      slots: slotsWithoutValues.map(({ name }) => name),
    }),
  }
}

/** In the form of the contract. */
export function readinessResponse(stored: StoredReadiness | null): ModelReadiness | null {
  if (!stored) return null
  const { imports: _, suite: _suite, ...readiness } = stored
  return readiness
}
