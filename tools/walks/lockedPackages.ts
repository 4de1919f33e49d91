import { parse } from 'yaml'

type Lockfile = {
  importers: Record<string, Partial<Record<DependencyKind, Record<string, { version: string }>>>>
  snapshots: Record<string, Snapshot>
}
type DependencyKind = 'dependencies' | 'devDependencies' | 'optionalDependencies'
type Snapshot = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>

/**
 * Reads a lockfile of pnpm.
 * @returns the locked versions of a package and of all that it depends on, by what is imported: a package, or a path inside it.
 */
export function lockedPackages(text: string): (specifier: string) => readonly string[] {
  const { importers, snapshots } = parse(text) as Lockfile
  const versions = new Map<string, Set<string>>()
  for (const dependencies of Object.values(importers).flatMap((importer) => Object.values(importer))) {
    for (const [name, { version }] of Object.entries(dependencies ?? {})) {
      versions.set(name, (versions.get(name) ?? new Set()).add(`${name}@${version}`))
    }
  }
  const known = new Map<string, readonly string[]>()
  return (specifier) => {
    const name = packageOf(specifier)
    const found = known.get(name) ?? closureOf(snapshots, [...(versions.get(name) ?? [])])
    known.set(name, found)
    return found
  }
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function closureOf(snapshots: Lockfile['snapshots'], ids: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { dependencies, optionalDependencies } = snapshots[id] ?? {}
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      visit(`${name}@${version}`)
    }
  }
  ids.forEach(visit)
  return [...seen].sort()
}
