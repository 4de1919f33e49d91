import { createHash } from 'node:crypto'
import type { FileTag } from '@saywright/api/contract'
import { insertFile } from '../../src/domains/files/insertFile.js'
import { storeFile } from '../../src/domains/files/storeFile.js'
import type { TestServer } from './testServer.js'

interface TestFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly tags: readonly FileTag[]
}

export const tag = (type: FileTag['type'], name: string): FileTag => ({ type, name, display_name: name })

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A file in a project, as an upload leaves it. */
export async function aFile(
  { context }: TestServer,
  projectId: number,
  { name = 'studio.zip', bytes = Buffer.from('bytes of a file'), tags = [] }: Partial<TestFile> = {},
): Promise<number> {
  const pieces = async function* () {
    yield bytes
  }
  const stored = await storeFile(context.files, pieces())
  return context.transaction((transaction) =>
    insertFile(transaction, {
      ...stored,
      projectId,
      name,
      originalName: name,
      mediaType: 'application/zip',
      tags,
    }),
  )
}
