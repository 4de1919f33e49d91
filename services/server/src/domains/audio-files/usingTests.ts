import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'

const maxNames = 10

/** The names of the unit tests that recognize recordings, by the id of the recording: the first ten of each. */
export async function usingTests(
  database: Reader,
  audioIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (audioIds.length === 0) return new Map()
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('unit_test_file')
        .innerJoin('unit_test', 'unit_test.id', 'unit_test_file.unit_test_id')
        .select(['unit_test_file.audio_file_id', 'unit_test.name'])
        .select(
          sql<number>`row_number() over (partition by unit_test_file.audio_file_id order by unit_test.id)`.as(
            'place',
          ),
        )
        .where('unit_test_file.audio_file_id', 'in', audioIds)
        .as('used'),
    )
    .select(['audio_file_id', 'name'])
    .where('place', '<=', maxNames)
    .orderBy('audio_file_id')
    .orderBy('place')
    .execute()
  const names = new Map<number, string[]>()
  for (const { audio_file_id, name } of rows)
    names.set(audio_file_id, [...(names.get(audio_file_id) ?? []), name])
  return names
}
