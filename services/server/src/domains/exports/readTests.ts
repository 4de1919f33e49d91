import type { DynamicSlot } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { Reader } from '../../store/database.js'
import { readSpeech } from '../audio-files/readRecording.js'
import { slotsInPlace } from '../unit-tests/slotsInPlace.js'
import { type ModelOfTest, modelColumnOf } from '../unit-tests/testedModel.js'
import { slotsByName } from '../voice-commands/slotsByName.js'
import type { SourceCommands, SourceRecording } from './layout.js'

interface Model extends ModelOfTest {
  /** The values that the studio tries with, and tests use where they give no others; none of wake words. */
  readonly slots: readonly DynamicSlot[]
}

type ReadTests = Pick<SourceCommands, 'tests' | 'recordings'>

/**
 * The unit tests of a model, each with the values of slots that it is run with.
 *
 * @param isWithRecordings whether its recordings are packed.
 */
export async function readTests(
  context: Context,
  asker: Asker,
  model: Model,
  isWithRecordings: boolean,
): Promise<ReadTests> {
  const { database } = context
  const rows = await database
    .selectFrom('unit_test')
    .selectAll()
    .where(modelColumnOf(model.type), '=', model.id)
    .orderBy('id')
    .execute()
  const recordings = new Map<string, SourceRecording>()
  const tests: SourceCommands['tests'] = []
  for (const { id, name, description, threshold, slots_json } of rows) {
    const files = await recordingsOf(database, id)
    for (const file of files)
      recordings.set(String(file.id), {
        id: file.id,
        size: file.size_bytes,
        read: () => readSpeech(context, asker, file),
      })
    tests.push({
      name,
      description,
      confidence_threshold: threshold,
      slots: mutable(slotsByName(slotsInPlace(model.slots, slots_json))),
      recordings: files.map((file) => ({
        name: file.name,
        expected: file.transcription ?? '',
        ...(file.expectation !== 'sentence' && { expectation: file.expectation }),
        ...(file.meaning_json && { meaning: file.meaning_json }),
        ...(isWithRecordings && { path: String(file.id) }),
      })),
    })
  }
  return { tests, recordings }
}

const mutable = (slots: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(slots).map(([name, values]) => [name, [...values]]))

const recordingsOf = (database: Reader, testId: number) =>
  database
    .selectFrom('unit_test_file')
    .innerJoin('audio_file', 'audio_file.id', 'unit_test_file.audio_file_id')
    .where('unit_test_id', '=', testId)
    .select(['audio_file.id', 'audio_file.name', 'transcription', 'size_bytes', 'file_key', 'media_type'])
    .select(['expectation', 'meaning_json'])
    .orderBy('unit_test_file.id')
    .execute()
