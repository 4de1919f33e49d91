import { ApiFailure } from '@saywright/http'
import type { Limits } from '../../../config.js'
import { packageIdOf } from '../conanDigests.js'
import { checkFolder, checkLinks } from './checkFolder.js'
import { listPath, type ReadArchive } from './readArchive.js'
import { type PackageList, readPackageList } from './readPackageList.js'

/** The packed part of a folder of the archive. */
export interface PackedFolder {
  readonly folder: string
  /** Its name in a remote. */
  readonly name: string
  /** Below the folder. */
  readonly paths: ReadonlySet<string>
}

/** The files of a recipe or of a binary that a remote serves. */
export interface CheckedPart {
  readonly revision: string
  readonly texts: readonly { readonly name: string; readonly bytes: Buffer }[]
  readonly folders: readonly PackedFolder[]
}

export interface CheckedPackage {
  readonly name: string
  readonly version: string
  readonly recipe: CheckedPart & { readonly conanfile: string }
  readonly binaries: readonly (CheckedPart & { readonly packageId: string; readonly info: string })[]
}

/** Path in the manifest of a recipe of the archive's folder `es`. */
const sourcesPrefix = 'export_source/'
// With `revision_mode = "scm"` a recipe has the commit as its revision.
const isCommit = /^[\da-f]{40}$/
const infoMaxBytes = 100_000

/** @throws ApiFailure `package_unreadable`, `package_not_alone`, `package_differs`, `package_too_large`. */
export function checkPackage(archive: ReadArchive, limits: Limits): CheckedPackage {
  const list = readPackageList(archive.texts.get(listPath))
  if (list.binaries.length > limits.packageBuilds) throw new ApiFailure('package_too_large')
  return {
    name: list.name,
    version: list.version,
    recipe: checkRecipe(archive, list),
    binaries: list.binaries.map((binary) => checkBinary(archive, binary)),
  }
}

function checkRecipe(archive: ReadArchive, { revision, folder }: PackageList): CheckedPackage['recipe'] {
  const [exported, sources] = [`${folder}/e`, `${folder}/es`]
  const found = checkFolder(archive, exported, (path) =>
    path.startsWith(sourcesPrefix) ? `${sources}/${path.slice(sourcesPrefix.length)}` : `${exported}/${path}`,
  )
  if (revision !== found.revision && !isCommit.test(revision)) throw differs('conanmanifest.txt')
  const texts = textsOf(archive, exported, ['conanfile.py', 'conanmanifest.txt'])
  const isSource = (path: string) => path.startsWith(sourcesPrefix)
  const ofRecipe = found.paths.filter((path) => !isSource(path) && path !== 'conanfile.py')
  const ofSources = found.paths.filter(isSource).map((path) => path.slice(sourcesPrefix.length))
  const folders = [
    packed(archive, exported, 'conan_export.tgz', ofRecipe),
    packed(archive, sources, 'conan_sources.tgz', ofSources),
  ]
  return {
    revision,
    texts,
    folders: folders.filter(({ paths }) => paths.size > 0),
    conanfile: String(texts[0]?.bytes),
  }
}

function checkBinary(archive: ReadArchive, { packageId, revision, folder }: PackageList['binaries'][number]) {
  const found = checkFolder(archive, folder)
  if (revision !== found.revision) throw differs('conanmanifest.txt')
  const texts = textsOf(archive, folder, ['conaninfo.txt', 'conanmanifest.txt'])
  const info = texts[0]?.bytes ?? Buffer.alloc(0)
  if (packageIdOf(info) !== packageId) throw differs('conaninfo.txt')
  if (info.length > infoMaxBytes || info.includes(0)) throw new ApiFailure('package_unreadable')
  const paths = found.paths.filter((path) => path !== 'conaninfo.txt')
  const folders = [packed(archive, folder, 'conan_package.tgz', paths)]
  return { packageId, revision, info: info.toString(), texts, folders }
}

const differs = (path: string) => new ApiFailure('package_differs', { errors: { path } })

function textsOf({ texts }: ReadArchive, folder: string, names: readonly string[]) {
  return names.map((name) => {
    const bytes = texts.get(`${folder}/${name}`)
    if (!bytes) throw new ApiFailure('package_unreadable')
    return { name, bytes }
  })
}

const packed = (
  archive: ReadArchive,
  folder: string,
  name: string,
  paths: readonly string[],
): PackedFolder => ({ folder, name, paths: new Set([...paths, ...checkLinks(archive, folder)]) })
