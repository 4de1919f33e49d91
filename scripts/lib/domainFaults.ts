import type { Domain } from '../domain-table.ts'

/** The repository as far as domains go: names of folders and files, and the paths of the calls of each domain. */
export type Found = {
  readonly contract: readonly string[]
  readonly hooks: readonly string[]
  readonly server: readonly string[]
  readonly calls: Readonly<Record<string, readonly string[]>>
}

/** Folders that hold what all domains share. */
const shared = { contract: ['kernel'], server: ['shared'] }

/** One sentence for each thing that is not as the table of domains says. */
export function domainFaults(table: readonly Domain[], { contract, hooks, server, calls }: Found): string[] {
  const names = table.map(({ name }) => name)
  const unknown = (places: readonly string[], known: readonly string[], where: string) =>
    places
      .filter((place) => !names.includes(place) && !known.includes(place))
      .map((place) => `${where} has ${place}, which the table of domains does not know`)
  return [
    ...unknown(contract, shared.contract, 'the contract'),
    ...unknown(server, shared.server, 'the server'),
    ...table.flatMap(({ name, withoutHooks, withoutServer }) => [
      ...missing(contract.includes(name), undefined, `${name} has no folder in the contract`),
      ...missing(hooks.includes(name), withoutHooks, `${name} has no hooks in react/${name}.ts`),
      ...missing(server.includes(name), withoutServer, `${name} has no folder in the server`),
    ]),
    ...Object.entries(calls).flatMap(([name, paths]) =>
      paths
        .map((path) => [path, domainOf(table, path)] as const)
        .filter(([, owner]) => owner !== name)
        .map(([path, owner]) => `${path} stands in ${name} and belongs to ${owner ?? 'no domain'}`),
    ),
  ]
}

function missing(isThere: boolean, reason: string | undefined, fault: string): string[] {
  if (isThere) return reason ? [`${fault}: it has, and the table says why not`] : []
  return reason ? [] : [fault]
}

/** The domain with the longest beginning of a path. */
export function domainOf(table: readonly Domain[], path: string): string | undefined {
  const begins = (beginning: string) => path === beginning || path.startsWith(`${beginning}/`)
  return table
    .flatMap(({ name, paths }) =>
      paths.filter(begins).map((beginning) => ({ name, length: beginning.length })),
    )
    .toSorted((a, b) => b.length - a.length)[0]?.name
}
