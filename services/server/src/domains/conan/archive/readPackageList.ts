import { compile, optional, record, text, type } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'

/** The content of `pkglist.json` of an archive: the place of one revision of a recipe, and its builds. */
export interface PackageList {
  readonly name: string
  readonly version: string
  readonly revision: string
  readonly folder: string
  readonly binaries: readonly {
    readonly packageId: string
    readonly revision: string
    readonly folder: string
  }[]
}

const binaryRevision = type({ package_folder: text() })
const recipeRevision = type({
  recipe_folder: text(),
  packages: optional(record(type({ revisions: record(binaryRevision) }))),
})
const isList = compile(record(type({ revisions: record(recipeRevision) })))

// Valid names and versions of Conan.
const reference = /^([a-z\d_][a-z\d_+.-]{1,100})\/([a-z\d_][a-z\d_+.-]{0,100})$/

/** @throws ApiFailure `package_unreadable`, `package_not_alone`. */
export function readPackageList(bytes: Buffer | undefined): PackageList {
  const list = readJson(bytes)
  if (!isList(list)) throw new ApiFailure('package_unreadable')
  const [[name, { revisions }], ...otherNames] = first(Object.entries(list))
  const [[revision, recipe], ...otherRevisions] = first(Object.entries(revisions))
  const [, recipeName, version] = reference.exec(name) ?? []
  if (otherNames.length > 0 || otherRevisions.length > 0 || !recipeName || !version)
    throw new ApiFailure('package_not_alone')
  const binaries = Object.entries(recipe.packages ?? {}).flatMap(([packageId, { revisions: built }]) =>
    Object.entries(built).map(([binary, { package_folder: folder }]) => ({
      packageId,
      revision: binary,
      folder,
    })),
  )
  return { name: recipeName, version, revision, folder: recipe.recipe_folder, binaries }
}

function readJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch (error) {
    throw new ApiFailure('package_unreadable', { cause: error })
  }
}

function first<Item>(items: readonly Item[]): [Item, ...Item[]] {
  const [one, ...others] = items
  if (one === undefined) throw new ApiFailure('package_unreadable')
  return [one, ...others]
}
