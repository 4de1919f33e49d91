import type { ProjectFile } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { FileTable } from '../../store/tables/file.js'

/** The files of these numbers, in their order. */
export async function fileResponses(database: Reader, ids: readonly number[]): Promise<ProjectFile[]> {
  if (ids.length === 0) return []
  const rows = await database.selectFrom('file').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [fileResponse(row)] : []
  })
}

function fileResponse(row: Selectable<FileTable>): ProjectFile {
  return {
    id: row.id,
    name: row.name,
    original_name: row.original_name,
    mime: row.media_type,
    description: row.description,
    size: row.size_bytes,
    sha256: row.sha256,
    version: row.version,
    uploader_id: row.uploader_id,
    checked: row.is_checked,
    tagged: row.tag_bits !== 0,
    locked: row.is_locked,
    created_at: row.created_at,
    categories: row.categories_json,
    tags: row.tags_json,
  }
}
