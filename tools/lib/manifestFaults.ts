export type Manifest = {
  name: string
  license?: string
  homepage?: string
  repository?: { url?: string; directory?: string }
  engines?: { node?: string }
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** Peers that are there because another one requires them. */
const askedForBy: Readonly<Record<string, readonly string[]>> = {
  'react-dom': ['react-aria-components', '@saywright/ui'],
}

/** One copy each in an application: what they hold is handed on by context or compared by class. */
const shared = ['react', 'react-dom', '@saywright/ui', '@saywright/api']

/**
 * False and missing statements of a packed manifest.
 *
 * @param files paths in the tarball, without its first folder.
 * @param read gives the text of one of them.
 */
export function manifestFaults(
  manifest: Manifest,
  files: readonly string[],
  read: (path: string) => string,
): string[] {
  return [
    ...undescribed(manifest),
    ...unlisted(manifest, importedBy(files, read)),
    ...['README.md', 'API.md', 'CHANGELOG.md', 'LICENSE']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...(files.some((file) => file.endsWith('.woff2')) && !files.some((file) => file.endsWith('-OFL.txt'))
      ? ['the licence of the fonts is missing']
      : []),
    ...files.filter((file) => isScript(file) && !hasSourceMap(file, files, read)).map(withoutMap),
  ]
}

function undescribed({ license, homepage, repository, engines }: Manifest): string[] {
  const said = {
    license,
    homepage,
    'repository.url': repository?.url,
    'repository.directory': repository?.directory,
    'engines.node': engines?.node,
  }
  return Object.entries(said)
    .filter(([, value]) => !value)
    .map(([key]) => `\`${key}\` is missing`)
}

function unlisted(manifest: Manifest, imported: ReadonlySet<string>): string[] {
  const { name, dependencies = {}, peerDependencies = {} } = manifest
  const listed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
  const isAskedFor = (each: string) => [each, ...(askedForBy[each] ?? [])].some((by) => imported.has(by))
  return [
    ...[...imported]
      .filter((each) => each !== name && !listed.includes(each))
      .map((each) => `\`${each}\` is imported and not listed`),
    ...listed.filter((each) => !isAskedFor(each)).map((each) => `\`${each}\` is listed and not imported`),
    ...shared
      .filter((each) => dependencies[each])
      .map((each) => `\`${each}\` is a dependency and not a peer: there may be two copies`),
  ]
}

const importing =
  /^(?:(?:import|export)\s[\w\s{},*$]*?\bfrom\s*|import\s*)["']([^.'"][^'"]*)["']|\bimport\(["']([^.'"][^'"]*)["']\)/gm

function importedBy(files: readonly string[], read: (path: string) => string): ReadonlySet<string> {
  const modules = files.filter((file) => isScript(file) || file.endsWith('.d.ts')).map(read)
  return new Set(
    modules
      .flatMap((text) => [...text.matchAll(importing)])
      .map(([, from, lazily]) => packageOf(from ?? lazily ?? ''))
      .filter((name) => !name.startsWith('node:')),
  )
}

const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

const isScript = (file: string) => file.startsWith('dist/') && file.endsWith('.js')
const withoutMap = (file: string) => `${file} has no source map with its source`

function hasSourceMap(file: string, files: readonly string[], read: (path: string) => string): boolean {
  const map = `${file}.map`
  return files.includes(map) && Array.isArray(JSON.parse(read(map)).sourcesContent)
}
