import { labelOf, platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import type { FileTag } from '@saywright/api/contract'
import type { Context } from '../context.js'
import { insertFile, type NewFile } from '../domains/files/insertFile.js'
import { storeFile } from '../domains/files/storeFile.js'
import { sampleModels } from '../domains/onboarding/sampleProject.js'
import { timestamp } from '../store/timestamp.js'
import type { Unit } from '../unit/unit.js'
import { example, installer, library, template } from './archives.js'
import { benchGrammar, kitchenGrammar, lampsGrammar } from './grammars.js'
import { tarGz } from './tarGz.js'
import { type ArchiveEntry, zip } from './zip.js'

interface SeedFile {
  readonly name: string
  readonly entries: () => ArchiveEntry[] | Promise<ArchiveEntry[]>
  readonly tags: Readonly<Partial<Record<'technology' | 'type' | 'platform', string>>>
  readonly version?: string
  readonly daysAgo: number
}

const latest = '6.1.4'

const studio = (platform: 'windows' | 'linux', version: string, daysAgo: number): SeedFile => ({
  name: `studio-${version}-${platform}.${platform === 'linux' ? 'tar.gz' : 'zip'}`,
  entries: () => installer(platform, version),
  tags: { type: 'installer', platform },
  version,
  daysAgo,
})

const kit = (technology: string, platform: string, daysAgo: number): SeedFile => ({
  name: `vdk-${technology}-${latest}-${platform}.${platform === 'linux' ? 'tar.gz' : 'zip'}`,
  entries: () => library(technology, latest),
  tags: { technology, type: 'lib', platform },
  version: latest,
  daysAgo,
})

const grammar = (name: string, text: string, daysAgo: number): SeedFile => ({
  name: `${name}-template.zip`,
  entries: () => template(name, text),
  tags: { technology: 'asr', type: 'templates' },
  daysAgo,
})

const recorded = (name: string, model: (typeof sampleModels)[number], daysAgo: number): SeedFile => ({
  name: `${name}-example.tar.gz`,
  entries: () => example(model),
  tags: { technology: 'asr', type: 'example' },
  daysAgo,
})

const [english, french] = sampleModels
const installers = [studio('windows', latest, 2), studio('linux', latest, 2)]

/** What can be downloaded, by the title of the project. */
const downloads: Readonly<Record<string, readonly SeedFile[]>> = {
  'Kitchen lamp': [
    ...installers,
    studio('windows', '6.1.3', 22),
    studio('linux', '6.1.3', 22),
    kit('asr', 'windows', 2),
    kit('asr', 'linux', 2),
    kit('asr', 'android', 3),
    kit('wake-word', 'linux', 5),
    kit('wake-word', 'android', 5),
    kit('tts', 'linux', 9),
    grammar('lamps-eng-US', lampsGrammar, 12),
    grammar('kitchen-timer-eng-US', kitchenGrammar, 12),
    recorded('robot-eng-US', english, 16),
    recorded('lumiere-fra-FR', french, 16),
  ],
  'Banc de mesure': [
    ...installers,
    kit('asr', 'windows', 2),
    kit('asr', 'linux', 2),
    grammar('mesures-fra-FR', benchGrammar, 8),
    recorded('lumiere-fra-FR', french, 16),
  ],
}

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
    version: file.version,
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
export async function seedDownloads(unit: Unit, projectId: number, title: string, stored: StoredDownloads) {
  for (const file of stored.get(title) ?? []) await insertFile(unit, { ...file, projectId })
}
