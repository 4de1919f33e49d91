import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { labelOf, resourceTypes } from '@saywright/api/catalogue'
import { nameKey } from '@saywright/api/contract'
import type { Context } from '../context.js'
import { insertFile } from '../domains/files/insertFile.js'
import { storeFile } from '../domains/files/storeFile.js'
import { publishChange } from '../domains/project/publishChange.js'
import { places } from './places.js'
import { projectsWithDownloads } from './seedFiles.js'

const lookMilliseconds = 2000

type Offering = Pick<Context, 'config' | 'database' | 'files' | 'change' | 'log'>

/**
 * Offers the packed packages of this repository in the downloads of the demonstration. They may be packed after the start: until
 * they are there nothing is offered in their place.
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
async function offer({ database, files, change }: Offering, folder: string): Promise<boolean> {
  const packages = (await namesIn(folder)).flatMap((name) => packageOf(name) ?? [])
  if (packages.length === 0) return false
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
      .select('name_key')
      .where('project_id', '=', projectId)
      .execute()
    const keys = new Set(known.map(({ name_key }) => name_key))
    for (const { name, version } of packages) {
      if (keys.has(nameKey(name))) continue
      const stored = await storeFile(files, createReadStream(join(folder, name)))
      await change(async (unit) => {
        await insertFile(unit, {
          ...stored,
          projectId,
          name,
          originalName: name,
          mediaType: 'application/gzip',
          version,
          tags: [{ type: 'type', name: 'lib', display_name: labelOf(resourceTypes, 'lib', 'en-US') }],
        })
        await publishChange(unit, projectId, 'files')
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

const start = 'saywright-'
const end = '.tgz'

/** Such as `saywright-ui-0.1.0.tgz`, as it was packed. */
function packageOf(name: string): { name: string; version: string } | undefined {
  if (!name.startsWith(start) || !name.endsWith(end)) return undefined
  const version = /^[a-z]+-(\d[-\w.]*)$/.exec(name.slice(start.length, -end.length))?.[1]
  return version === undefined ? undefined : { name, version }
}
