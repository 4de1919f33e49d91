import { type FileTag, nameKey } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import type { StoredFile } from './storeFile.js'
import { bitsOf } from './tagBits.js'

export interface NewFile extends StoredFile {
  readonly projectId: number
  readonly name: string
  readonly originalName: string
  readonly mediaType: string
  readonly description?: string | undefined
  readonly version?: string | undefined
  readonly tags: readonly FileTag[]
  readonly uploaderId?: number | undefined
  readonly studioVersion?: string | undefined
  /** Absent: now. */
  readonly createdAt?: string
}

/** Makes a file visible whose bytes are stored whole. */
export async function insertFile(transaction: Transaction, file: NewFile): Promise<number> {
  const { id } = await transaction.database
    .insertInto('file')
    .values({
      project_id: file.projectId,
      name: file.name,
      name_key: nameKey(file.name),
      original_name: file.originalName,
      media_type: file.mediaType,
      description: file.description ?? null,
      version: file.version ?? null,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      file_key: file.fileKey,
      tags_json: JSON.stringify(file.tags),
      tag_bits: bitsOf(file.tags),
      categories_json: '[]',
      uploader_id: file.uploaderId ?? null,
      is_checked: true,
      is_locked: false,
      studio_version: file.studioVersion ?? null,
      created_at: file.createdAt ?? timestamp(transaction),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
