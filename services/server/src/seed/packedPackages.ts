import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { labelOf, resourceTypes } from '@saywright/api/catalogue'
import { nameKey } from '@saywright/api/contract'
import type { Context } from '../context.js'
import { checksumOf } from '../domains/files/checksumOf.js'
import { insertFile } from '../domains/files/insertFile.js'
import { replaceContent } from '../domains/files/replaceContent.js'
import { storeFile } from '../domains/files/storeFile.js'
import { publishChange } from '../domains/shared/projects/publishChange.js'
import { places } from './places.js'
import { projectsWithDownloads } from './seedFiles.js'

const lookMilliseconds = 2000

type Offering = Pick<Context, 'config' | 'database' | 'files' | 'transaction' | 'log'>

/**
 * Offers the packed packages of this repository, and its extension for Visual Studio Code, in the downloads of the
 * demonstration. They may be packed after the start: until they exist nothing is offered in their place. Earlier ones that
 * were repacked since are replaced.
 */
export function offerPackedPackages(context: Offering): { readonly stop: () => Promise<void> } {
  const folder = context.config.packagesDir
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let look = Promise.resolve()
  const begin = () => {
    look = offer(context, folder!)
      .then((isDone) => {
        if (!isDone && !isStopped) timer = setTimeout(begin, lookMilliseconds)
      })
      .catch((error) => context.log.error({ err: error }, 'the packed packages could not be offered'))
  }
  if (folder) begin()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await look
    },
  }
}

/** @returns whether the packages were there. */
async function offer({ database, files, transaction }: Offering, folder: string): Promise<boolean> {
  const packages = (await namesIn(folder)).flatMap((name) => packageOf(folder, name) ?? [])
  if (packages.length === 0) return false
  const packed = await Promise.all(
    packages.map(async (one) => ({ ...one, sha256: await checksumOf(createReadStream(one.path)) })),
  )
  const projects = await database
    .selectFrom('project')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .select('project.id')
    .where('title', 'in', projectsWithDownloads)
    .where(
      'organization.name',
      'in',
      places.map(({ name }) => name),
    )
    .execute()
  for (const { id: projectId } of projects) {
    const known = await database
      .selectFrom('file')
      .select(['id', 'name_key', 'sha256', 'file_key', 'uploader_id'])
      .where('project_id', '=', projectId)
      .execute()
    const byName = new Map(known.map((file) => [file.name_key, file]))
    for (const { name, version, mediaType, path, sha256 } of packed) {
      const earlier = byName.get(nameKey(name))
      // A user's upload under that name stays.
      if (earlier && (earlier.sha256 === sha256 || earlier.uploader_id !== null)) continue
      const stored = await storeFile(files, createReadStream(path))
      await transaction(async (transaction) => {
        if (earlier) {
          await replaceContent(transaction, earlier.id, stored)
          transaction.afterCommit(() => files.remove(earlier.file_key))
        } else
          await insertFile(transaction, {
            ...stored,
            projectId,
            name,
            originalName: name,
            mediaType,
            version,
            tags: [{ type: 'type', name: 'lib', display_name: labelOf(resourceTypes, 'lib', 'en-US') }],
          })
        await publishChange(transaction, projectId, 'files')
      })
    }
  }
  return true
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

interface PackedPackage {
  readonly name: string
  readonly version: string
  readonly mediaType: string
  readonly path: string
}

/** A tarball of a package, or the extension for Visual Studio Code, which is a ZIP archive. */
const mediaTypes: Readonly<Record<string, string>> = { tgz: 'application/gzip', vsix: 'application/zip' }

/** Such as `saywright-ui-0.1.0.tgz`, the name that packing gave it. */
function packageOf(folder: string, name: string): PackedPackage | undefined {
  const [, version, ending = ''] = /^saywright-[a-z]+-(\d[-\w.]*)\.(tgz|vsix)$/.exec(name) ?? []
  const mediaType = mediaTypes[ending]
  if (version === undefined || mediaType === undefined) return undefined
  return { name, version, mediaType, path: join(folder, name) }
}
