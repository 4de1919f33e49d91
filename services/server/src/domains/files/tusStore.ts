import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Context } from '../../context.js'
import { isFinished, offsetOf } from './uploads.js'

/** The store of the tus server: our rows, and the bytes of incomplete uploads. */
export class TusStore extends DataStore {
  override extensions = ['expiration', 'termination']
  readonly #context: Context

  constructor(context: Context) {
    super()
    this.#context = context
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id)
    return new Upload({
      id,
      size: row.size_bytes,
      offset: await offsetOf(this.#context, row),
      creation_date: row.created_at,
    })
  }

  override async write(bytes: Readable, id: string): Promise<number> {
    const upload = await this.#find(id)
    return isFinished(upload) ? upload.size_bytes : this.#context.parts.append(upload.file_key, bytes)
  }

  async #find(id: string) {
    const row = await this.#context.database
      .selectFrom('upload')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return row
  }
}
