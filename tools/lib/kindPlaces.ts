/** A path below the root, and the text of its file. */
export type Source = readonly [path: string, text: string]

/** Where the kinds of models have their folders. */
export const kindFolders = {
  contract: 'packages/api/src/contract/models/',
  server: 'services/server/src/domains/models/',
  studio: 'apps/studio/src/parts/models/kinds/',
} as const
const roots: readonly string[] = Object.values(kindFolders)

/** Whether a file belongs to what a product is made of, beside tests, stories and what they are made with. */
export const isProduct = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(?:test|stories)\.tsx?$|^(?:apps|services|tools)\/(?:.*\/)?(?:testing|tests)\//.test(path)

/** Whether a file is in a folder of a kind. @param folder of one kind. @default any */
export const isOfKind = (path: string, folder = '[^/]+') =>
  roots.some((root) => new RegExp(`^${root}${folder}/`).test(path))

/** Where the address of a kind means nothing but it: elsewhere it may be a page of the documentation. */
const named = /^(?:packages\/api|services\/server|apps\/studio)\/src\//

/** The files outside the folders of a kind that import from them, or name a call, a type or the address of the kind. */
export function placesOf(folder: string, all: readonly Source[]): string[] {
  const own = all.filter(([path]) => isOfKind(path, folder) && /\/(?:calls|model)\.ts$/.test(path))
  const names = own.flatMap(([, text]) =>
    [...text.matchAll(/^export (?:const|type) (\w+(?:Models?))\b/gm)].map(([, name]) => name),
  )
  const isNamed = new RegExp(`\\b(?:${names.join('|')})\\b|from '[^']*(?:\\./|models/|kinds/)${folder}/`)
  const isAddressed = new RegExp(`/${folder}['\`/]`)
  return all
    .filter(
      ([path, text]) =>
        !isOfKind(path, folder) && (isNamed.test(text) || (named.test(path) && isAddressed.test(text))),
    )
    .map(([path]) => path)
}
