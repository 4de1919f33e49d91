import type { Context } from '../context.js'
import { type StoredFile, storeFile } from '../domains/files/storeFile.js'
import { timestamp } from '../store/timestamp.js'
import type { Unit } from '../unit/unit.js'
import { type ConanBuild, type ConanSource, conanBuild, conanRecipe } from './conanRecipe.js'
import type { ArchiveEntry } from './zip.js'

type Files = readonly (StoredFile & { readonly name: string })[]

interface StoredRecipe {
  readonly source: ConanSource
  readonly daysAgo: number
  readonly revision: string
  readonly files: Files
  readonly binaries: readonly {
    readonly build: ConanBuild
    readonly key: string
    readonly info: string
    readonly revision: string
    readonly files: Files
  }[]
}

const packages = [
  { name: 'saywright-core', description: 'Runtime, licence and configuration' },
  { name: 'saywright-asr', description: 'Grammar and dictation engines' },
]
/** Two versions; the newer one was built again. */
const releases = [
  { version: '6.1.3', build: 1, daysAgo: 22 },
  { version: '6.1.4', build: 1, daysAgo: 3 },
  { version: '6.1.4', build: 2, daysAgo: 2 },
]
const builds: readonly ConanBuild[] = [
  { os: 'Linux', arch: 'x86_64' },
  { os: 'Windows', arch: 'x86_64' },
]

/** The project whose packages they are. */
const seededTitle = 'Kitchen lamp'
const day = 24 * 60 * 60

export type StoredPackages = readonly StoredRecipe[]

/** Writes the files of the packages: outside the transaction that makes their rows. */
export async function storePackages({ files }: Pick<Context, 'files'>): Promise<StoredPackages> {
  const store = (entries: readonly ArchiveEntry[]): Promise<Files> =>
    Promise.all(
      entries.map(async ({ path, bytes }) => ({ name: path, ...(await storeFile(files, once(bytes))) })),
    )
  const stored: StoredRecipe[] = []
  for (const about of packages)
    for (const { daysAgo, ...release } of releases) {
      const source = { ...about, ...release }
      const recipe = conanRecipe(source)
      const binaries = await Promise.all(
        builds.map(async (build) => {
          const built = await conanBuild(source, build)
          return { ...built, build, files: await store(built.files) }
        }),
      )
      stored.push({ source, daysAgo, revision: recipe.revision, files: await store(recipe.files), binaries })
    }
  return stored
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Makes the packages of a project visible. */
export async function seedPackages(
  unit: Unit,
  projectId: number,
  title: string,
  stored: StoredPackages,
): Promise<void> {
  if (title !== seededTitle) return
  for (const { source, daysAgo, revision, files, binaries } of stored) {
    const created_at = timestamp(unit, -daysAgo * day)
    const package_id = await packageOf(unit, projectId, source, created_at)
    const recipe = await unit.database
      .insertInto('conan_recipe')
      .values({ package_id, version: source.version, revision, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertFiles(unit, { recipe_id: recipe.id, binary_id: null }, files)
    for (const binary of binaries) {
      const { id } = await unit.database
        .insertInto('conan_binary')
        .values({
          recipe_id: recipe.id,
          binary_key: binary.key,
          revision: binary.revision,
          info: binary.info,
          platform: binary.build.os.toLowerCase(),
          architecture: binary.build.arch,
          created_at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await insertFiles(unit, { recipe_id: recipe.id, binary_id: id }, binary.files)
    }
  }
}

async function packageOf(
  unit: Unit,
  project_id: number,
  { name, description }: ConanSource,
  created_at: string,
) {
  const known = await unit.database
    .selectFrom('conan_package')
    .select('id')
    .where('project_id', '=', project_id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await unit.database
    .insertInto('conan_package')
    .values({ project_id, name, description, package_type: 'shared-library', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertFiles(
  unit: Unit,
  owner: { readonly recipe_id: number; readonly binary_id: number | null },
  files: Files,
): Promise<void> {
  for (const { name, sha256, fileKey, sizeBytes } of files)
    await unit.database
      .insertInto('conan_file')
      .values({ ...owner, name, sha256, file_key: fileKey, size_bytes: sizeBytes })
      .execute()
}
