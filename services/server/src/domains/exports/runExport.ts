import { type ExportStage, exportProgress, writeExportStep } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { ProjectExportTable } from '../../store/tables/projectExport.js'
import { timestamp } from '../../store/timestamp.js'
import type { TaskRun } from '../../tasks/tasks.js'
import type { Transaction } from '../../transaction/transaction.js'
import { endingWithRight, requireTaskRight } from '../project/taskRight.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { checksumLines, type PackedModel, sha256Of } from './layout.js'
import { packExport } from './packExport.js'
import { readSourceModel } from './sourceModels.js'

type ExportRow = Selectable<ProjectExportTable>

export interface ExportPayload {
  readonly exportId: number
}

/**
 * Makes the archive of an export and streams it into the file store. Its key was created with the export, so that a repeated
 * task overwrites the previous file; the export shows it once it is complete.
 */
export const runExport = (context: Context, task: TaskRun): Promise<void> =>
  endingWithRight(context, task, () => makeExport(context, task))

async function makeExport(context: Context, task: TaskRun): Promise<void> {
  const { database, transaction, files } = context
  const { id: taskId, projectId, payload, signal, progress } = task
  const row = await database
    .selectFrom('project_export')
    .innerJoin('project', 'project.id', 'project_export.project_id')
    .selectAll('project_export')
    .select('project.title')
    .where('project_export.id', '=', (payload as ExportPayload).exportId)
    .executeTakeFirst()
  if (!row || projectId === null)
    return void (await transaction((transaction) => transaction.cancelTask(taskId)))
  if (row.completed_at !== null) return

  const { length } = row.choice_json
  let place = 0
  const onStage = async (stage: ExportStage, model?: string) => {
    signal.throwIfAborted()
    await progress(exportProgress(stage, length, place), writeExportStep({ stage, model }))
  }
  // A voice service that is busy or restarts is waited for about a minute; then the task is retried later.
  const reading = {
    ...{ context, projectId: row.project_id, isWithRecordings: row.is_with_recordings, tries: 12 },
    onStage,
    asker: { accountId: row.account_id ?? 0, signal },
  }
  async function* models() {
    for (const chosen of row!.choice_json) {
      const model = await readSourceModel(reading, chosen)
      await requireTaskRight(context, { ...rightOf(row!), type: model.type, language: model.language })
      await onStage('files', model.name)
      yield model
      place++
    }
    await onStage('about')
  }
  const { bytes, result } = packExport({
    folder: row.name.replace(/\.tar\.gz$/, ''),
    project: row.title,
    number: row.number,
    architecture: row.architecture,
    createdAt: row.created_at,
    models: models(),
  })
  await files.putStream(bytes, row.file_key)
  const { models: packed, size, sha256 } = result()
  try {
    await onStage('keep')
    // Writing takes its time too.
    for (const { type, language } of packed)
      await requireTaskRight(context, { ...rightOf(row), type, language })
  } catch (error) {
    await files.remove(row.file_key)
    throw error
  }
  const isKept = await transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction.database
      .updateTable('project_export')
      .set({
        models_json: JSON.stringify(packed.map(exportedModel)),
        ...{ size_bytes: size, sha256, completed_at: timestamp(transaction) },
      })
      .where('id', '=', row.id)
      // Cancelled meanwhile, it has no archive.
      .where((where) =>
        where.exists(
          where.selectFrom('task').select('task.id').where('id', '=', taskId).where('status', '=', 'running'),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    for (const key of await forgetOldest(transaction, projectId))
      transaction.afterCommit(() => files.remove(key))
    await publishChange(transaction, projectId, 'exports')
    return true
  })
  if (!isKept) await files.remove(row.file_key)
}

const rightOf = ({ account_id, project_id }: Pick<ExportRow, 'account_id' | 'project_id'>) => ({
  accountId: account_id,
  projectId: project_id,
})

const exportedModel = ({ files, commands: _, ...model }: PackedModel) => ({
  ...model,
  size: files.reduce((sum, file) => sum + file.size, 0),
  sha256: sha256Of(checksumLines(files)),
})

const megabyte = 1024 * 1024

/** Keeps the newest exports of a project. @returns the keys of the archives of the others. */
async function forgetOldest({ database, limits }: Transaction, projectId: number): Promise<string[]> {
  const kept = await database
    .selectFrom('project_export')
    .select(['id', 'file_key', 'size_bytes'])
    .where('project_id', '=', projectId)
    .where('completed_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  let total = 0
  const beyond = kept.filter(({ size_bytes }, index) => {
    total += size_bytes ?? 0
    // The newest was requested explicitly, and stays whatever its size.
    return (
      index > 0 &&
      (index >= limits.exportsKeptPerProject || total > limits.exportMegabytesKeptPerProject * megabyte)
    )
  })
  if (beyond.length > 0)
    await database
      .deleteFrom('project_export')
      .where(
        'id',
        'in',
        beyond.map(({ id }) => id),
      )
      .execute()
  return beyond.map(({ file_key }) => file_key)
}
