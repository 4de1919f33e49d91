import {
  concludeResult,
  type TestedType,
  type UnitTest,
  type UnitTestResult,
  type UnitTestRun,
  type UnitTestRunSummary,
  type UnitTestSummary,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import type { TaskTable } from '../../store/tables/project.js'
import type { UnitTestResultTable, UnitTestRunTable, UnitTestTable } from '../../store/tables/unitTest.js'
import { modelOfTest } from './testedModel.js'
import { testThresholdMeasured } from './testThreshold.js'

type TestRow = Selectable<UnitTestTable>
type ResultRow = Selectable<UnitTestResultTable>

type RunRow = Pick<
  Selectable<UnitTestRunTable>,
  'id' | 'number' | 'task_id' | 'threshold' | 'scoring_version' | 'started_at' | 'ended_at'
> & {
  readonly task_status: TaskTable['status'] | null
  readonly task_ended_at: string | null
  readonly files: number
  readonly tested: number
  readonly passed: number
  readonly to_refuse: number
  readonly refused: number
  readonly average: number | null
}

/** Runs with how they went, for lists. */
export const runRows = (database: Reader) =>
  database
    .selectFrom('unit_test_run')
    .leftJoin('task', 'task.id', 'unit_test_run.task_id')
    .select([
      'unit_test_run.id',
      'unit_test_run.unit_test_id',
      'unit_test_run.number',
      'unit_test_run.task_id',
      'unit_test_run.threshold',
      'unit_test_run.scoring_version',
      'unit_test_run.started_at',
      'unit_test_run.ended_at',
      'task.status as task_status',
      'task.ended_at as task_ended_at',
    ])
    .select((select) => {
      const results = select
        .selectFrom('unit_test_result')
        .whereRef('unit_test_result.run_id', '=', 'unit_test_run.id')
      const count = sql<number>`count(*)`.as('n')
      const tested = results.where('tested_at', 'is not', null)
      const spoken = results.where('expectation', '=', 'sentence')
      // Like `concludeResult`: a recording to recognize is recognized and right, one to refuse is refused.
      const passed = tested.where('failure', 'is', null).where((is) => {
        const isTaken = is('confidence', '>=', is.ref('unit_test_run.threshold'))
        // Field by field: in the form of an object a truth value would be written as SQL, and the columns hold numbers.
        const isRight = is.and([
          is('expectation', '=', 'sentence'),
          is('is_expected', '=', true),
          is('is_meant', '=', true),
        ])
        const isBelow = is.or([is('confidence', 'is', null), is.not(isTaken)])
        return is.or([is.and([isRight, isTaken]), is.and([is('expectation', '<>', 'sentence'), isBelow])])
      })
      return [
        results.select(count).as('files'),
        tested.select(count).as('tested'),
        passed.select(count).as('passed'),
        results.where('expectation', '<>', 'sentence').select(count).as('to_refuse'),
        passed.where('expectation', '<>', 'sentence').select(count).as('refused'),
        spoken.select(sql<number | null>`cast(round(avg(confidence)) as integer)`.as('n')).as('average'),
      ]
    })
    .$castTo<RunRow & { unit_test_id: number }>()

export function runSummaryResponse(row: RunRow): UnitTestRunSummary {
  const { id, number, task_id, threshold, files, tested, passed, average, scoring_version, started_at } = row
  const { to_refuse, refused } = row
  return {
    id,
    number,
    // A task that left the history before its run was over had been cancelled.
    status: row.ended_at ? 'completed' : (row.task_status ?? 'cancelled'),
    task_id,
    confidence_threshold: threshold,
    files,
    tested,
    passed,
    to_refuse,
    refused,
    average,
    scoring_version,
    started_at,
    ended_at: row.ended_at ?? row.task_ended_at,
  }
}

export function resultResponse(row: ResultRow, threshold: number): UnitTestResult {
  const { id, audio_file_id, words_json, entities_json, expected_meaning_json, duration_ms, ...own } = row
  const { audio_name, expectation, expected, result, confidence, is_expected } = own
  const { intent, is_meant, refusal, failure, tested_at } = own
  return {
    ...{ id, audio_id: audio_file_id, audio_name },
    duration: duration_ms === null ? null : duration_ms / 1000,
    ...{ expectation, expected, expected_meaning: expected_meaning_json },
    ...{ result, confidence, is_expected, words: words_json ?? [] },
    ...{ intent, entities: entities_json ?? [], is_meant },
    ...{ conclusion: concludeResult(row, threshold), refusal, failure, tested_at },
  }
}

export function runResponse(
  run: Selectable<UnitTestRunTable>,
  row: RunRow,
  results: readonly ResultRow[],
): UnitTestRun {
  const { language, grammar, settings_json: settings, slots_json: slots, threshold } = run
  const { wake_words_json: wake_words } = run
  const imports = (run.imports_json ?? []).map(({ name, source, slots: values = {} }) => ({
    ...{ name, grammar: source },
    slots: Object.entries(values).map(([slot, all]) => ({ name: slot, values: [...all] })),
  }))
  const model_type: TestedType = wake_words ? 'wake_word' : 'voice_commands'
  const own = { model_type, language, grammar, settings, slots, imports, wake_words }
  return {
    ...runSummaryResponse(row),
    ...own,
    results: results.map((result) => resultResponse(result, threshold)),
  }
}

/** Tests as lists show them, each with its last run. */
export async function summaryResponses(
  database: Reader,
  rows: readonly (TestRow & { readonly files: number })[],
): Promise<UnitTestSummary[]> {
  const ids = rows.map(({ id }) => id)
  const last = database
    .selectFrom('unit_test_run')
    .select((select) => select.fn.max('id').as('id'))
    .where('unit_test_id', 'in', ids)
    .groupBy('unit_test_id')
  const runs = ids.length === 0 ? [] : await runRows(database).where('unit_test_run.id', 'in', last).execute()
  return rows.map((row) => {
    const { id, name, description, threshold, files, created_at, updated_at } = row
    const { type: model_type, id: model_id } = modelOfTest(row)
    const run = runs.find(({ unit_test_id }) => unit_test_id === id)
    return {
      ...{ id, model_id, model_type, name, description, files, created_at, updated_at },
      confidence_threshold: threshold,
      last_run: run ? runSummaryResponse(run) : null,
    }
  })
}

/** Tests of the models of a project, with how many recordings each has. */
export const testRows = (database: Reader, projectId: number) =>
  database
    .selectFrom('unit_test')
    .leftJoin('voice_command_model', 'voice_command_model.id', 'unit_test.model_id')
    .leftJoin('model', 'model.id', 'unit_test.stored_model_id')
    .where((is) =>
      is.or([
        is(
          'unit_test.model_id',
          'in',
          is
            .selectFrom('voice_command_model as own')
            .select('own.id')
            .where('own.project_id', '=', projectId),
        ),
        is(
          'unit_test.stored_model_id',
          'in',
          is.selectFrom('model as own').select('own.id').where('own.project_id', '=', projectId),
        ),
      ]),
    )
    .selectAll('unit_test')
    .select(({ fn }) =>
      fn.coalesce('voice_command_model.language', 'model.language').$notNull().as('language'),
    )
    .select((select) =>
      select
        .selectFrom('unit_test_file')
        .whereRef('unit_test_file.unit_test_id', '=', 'unit_test.id')
        .select(sql<number>`count(*)`.as('n'))
        .$asScalar()
        .$notNull()
        .as('files'),
    )

/** @throws ApiFailure `not_found` when the project has no such test. */
export async function findTest(database: Reader, projectId: number, testId: number) {
  const row = await testRows(database, projectId).where('unit_test.id', '=', testId).executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

/** The recordings of a test, in the order in which they were given. */
export const filesOfTest = (database: Reader, testId: number) =>
  database
    .selectFrom('unit_test_file')
    .innerJoin('audio_file', 'audio_file.id', 'unit_test_file.audio_file_id')
    .where('unit_test_id', '=', testId)
    .select(['audio_file.id', 'audio_file.name', 'duration_seconds', 'transcription'])
    .select(['unit_test_file.expectation', 'unit_test_file.meaning_json'])
    .orderBy('unit_test_file.id')
    .execute()

export async function testResponse(
  context: Context,
  row: TestRow & { readonly files: number; readonly language: string },
): Promise<UnitTest> {
  const { database } = context
  const [summary] = await summaryResponses(database, [row])
  const files = await filesOfTest(database, row.id)
  return {
    ...summary!,
    threshold_measured: await testThresholdMeasured(context, row.language, row),
    audio_files: files.map(({ id, name, duration_seconds, transcription, expectation, meaning_json }) => ({
      ...{ id, name, transcription, expectation, meaning: meaning_json },
      duration: duration_seconds,
    })),
    slots: row.slots_json,
  }
}
