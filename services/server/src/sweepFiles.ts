import type { Context } from './context.js'
import { unfinished } from './domains/files/uploads.js'
import { audioKeys } from './domains/shared/projects/audioKeys.js'
import { sweepParts } from './files/fileStore.js'
import { outboxFolder } from './mail/outboxFolder.js'
import { pictureFiles } from './pictures/pictures.js'
import type { Dialect } from './store/migrations/table.js'

// Another process on the same database may be between a file and its row; a single process never is.
const graceMilliseconds = { sqlite: 0, postgres: 60 * 60 * 1000 }

/** Removes the files of uploads, and of mails of the outbox, that died half-way. */
export async function sweepFiles(
  { config, database, files, parts, log }: Context,
  dialect: Dialect,
): Promise<void> {
  const rows = await database.selectFrom('audio_file').select('file_key').execute()
  const pictures = await database
    .selectFrom('account')
    .select('picture_key')
    .where('picture_key', 'is not', null)
    .execute()
  const logos = await database
    .selectFrom('organization')
    .select('logo_key')
    .where('logo_key', 'is not', null)
    .execute()
  const downloads = await database.selectFrom('file').select('file_key').execute()
  const packages = await database.selectFrom('conan_file').select('file_key').execute()
  // The archive of a cancelled or failed one may be incomplete.
  const exports = await database
    .selectFrom('project_export')
    .leftJoin('task', 'task.id', 'project_export.task_id')
    .select('file_key')
    .where((where) =>
      where.or([
        where('completed_at', 'is not', null),
        where('task.status', 'in', ['pending', 'running', 'failed']),
      ]),
    )
    .execute()
  const begun = await database.selectFrom('upload').select('file_key').where(unfinished).execute()
  const uploads = new Set(begun.map(({ file_key }) => file_key))
  const known = new Set([
    ...uploads,
    ...rows.flatMap(({ file_key }) => audioKeys(file_key)),
    ...[...downloads, ...packages, ...exports].map(({ file_key }) => file_key),
    ...pictures.flatMap(({ picture_key }) => (picture_key ? pictureFiles(picture_key) : [])),
    ...logos.flatMap(({ logo_key }) => (logo_key ? pictureFiles(logo_key) : [])),
  ])
  const before = new Date(Date.now() - graceMilliseconds[dialect])
  const removed =
    (await files.sweep(known, before)) +
    (await parts.sweep(uploads, before)) +
    (await sweepParts(outboxFolder(config.dataDir), before))
  if (removed > 0) log.info({ removed }, 'files without a row were removed')
}
