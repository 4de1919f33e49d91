import { labelOf, platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import type { FileTag } from '@saywright/api/contract'
import type { Context } from '../context.js'
import { insertFile, type NewFile } from '../domains/files/insertFile.js'
import { storeFile } from '../domains/files/storeFile.js'
import { sampleModels } from '../domains/onboarding/sampleProject.js'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'
import type { ArchiveEntry } from './archiveEntry.js'
import { apiDescription, converted, example, type OtherFormat, template } from './archives.js'
import { benchGrammar, kitchenGrammar, lampsGrammar } from './grammars.js'
import { tarGz } from './tarGz.js'
import { zip } from './zip.js'

interface SeedFile {
  readonly name: string
  readonly entries: () => ArchiveEntry[] | Promise<ArchiveEntry[]>
  readonly tags: Readonly<Partial<Record<'technology' | 'type' | 'platform', string>>>
  readonly daysAgo: number
}

const otherFormats: readonly OtherFormat[] = ['jsgf', 'srgs-abnf', 'srgs-xml']

/** A grammar as the studio writes it, and in the formats of other engines. */
const grammar = (name: string, text: string, daysAgo: number): SeedFile[] => {
  const tags = { technology: 'asr', type: 'templates' }
  return [
    { name: `${name}-bnf.zip`, entries: () => template(name, text), tags, daysAgo },
    ...otherFormats.map((format) => ({
      name: `${name}-${format}.zip`,
      entries: () => converted(name, text, format),
      tags,
      daysAgo: daysAgo - 1,
    })),
  ]
}

const recorded = (name: string, model: (typeof sampleModels)[number], daysAgo: number): SeedFile => ({
  name: `${name}-example.tar.gz`,
  entries: () => example(model),
  tags: { technology: 'asr', type: 'example' },
  daysAgo,
})

const [english, french] = sampleModels
const calls: SeedFile = {
  name: 'api-description.zip',
  entries: apiDescription,
  tags: { type: 'example' },
  daysAgo: 2,
}

/** Downloads, by the title of the project. */
const downloads: Readonly<Record<string, readonly SeedFile[]>> = {
  'Kitchen lamp': [
    calls,
    ...grammar('lamps-eng-US', lampsGrammar, 12),
    ...grammar('kitchen-timer-eng-US', kitchenGrammar, 12),
    recorded('robot-eng-US', english, 16),
    recorded('lumiere-fra-FR', french, 16),
  ],
  'Banc de mesure': [
    calls,
    ...grammar('mesures-fra-FR', benchGrammar, 8),
    recorded('lumiere-fra-FR', french, 16),
  ],
}

/** Titles of the projects of the demonstration that have downloads. */
export const projectsWithDownloads = Object.keys(downloads)

export type StoredDownloads = ReadonlyMap<string, readonly Omit<NewFile, 'projectId'>[]>

/** Writes the archives: outside the transaction that makes their rows. What has no row in the end is swept. */
export async function storeDownloads(context: Pick<Context, 'files' | 'now'>): Promise<StoredDownloads> {
  const stored = new Map<string, Omit<NewFile, 'projectId'>[]>()
  for (const [title, files] of Object.entries(downloads))
    stored.set(title, await Promise.all(files.map((file) => storeDownload(context, file))))
  return stored
}

async function storeDownload({ files, now }: Pick<Context, 'files' | 'now'>, file: SeedFile) {
  const entries = await file.entries()
  const isZip = file.name.endsWith('.zip')
  return {
    ...(await storeFile(files, isZip ? zip(entries) : tarGz(entries))),
    name: file.name,
    originalName: file.name,
    mediaType: isZip ? 'application/zip' : 'application/gzip',
    tags: tagsOf(file.tags),
    createdAt: timestamp({ now }, -file.daysAgo * 24 * 60 * 60),
  }
}

const catalogue = { technology: technologies, type: resourceTypes, platform: platforms } as const

function tagsOf(tags: SeedFile['tags']): FileTag[] {
  return (['technology', 'type', 'platform'] as const).flatMap((type) => {
    const name = tags[type]
    return name ? [{ type, name, display_name: labelOf(catalogue[type], name, 'en-US') }] : []
  })
}

/** Makes the archives of a project visible. */
export async function seedDownloads(
  transaction: Transaction,
  projectId: number,
  title: string,
  stored: StoredDownloads,
) {
  for (const file of stored.get(title) ?? []) await insertFile(transaction, { ...file, projectId })
}
