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

/**
 * Names in the apps, in their written form: `console.voiceCommands.try`, `Studio/Voice commands/Try`,
 * `console/voice-commands/try`.
 */
export type AppNames = Readonly<Record<string, readonly string[]>>

/**
 * One sentence for each name in the apps that uses another word than the table of domains, or a part of one.
 *
 * @param parts what apps have beside domains.
 */
export function appFaults(table: readonly Domain[], parts: readonly string[], names: AppNames): string[] {
  const known = [...table.map(({ name, inApps }) => inApps ?? name), ...parts]
  const ends = table.flatMap(({ name }) => endsOf(name))
  return Object.entries(names).flatMap(([kind, each]) =>
    each.flatMap((name) => {
      const [part, ...rest] = wordsOf(name)
      if (part !== undefined && !known.includes(part))
        return [`the ${kind} ${name} begins with ${part}, which is no domain and no other part of an app`]
      return rest
        .filter((word) => ends.includes(word))
        .map((word) => `the ${kind} ${name} says ${word}, which is only the end of a domain's name`)
    }),
  )
}

/** `['commands']` of `voice-commands`: abbreviations of a long name. */
function endsOf(name: string): string[] {
  const words = name.split('-')
  return words.slice(1).map((_, index) => words.slice(index + 1).join('-'))
}

/** The words of a name after its app, as the table writes them. */
function wordsOf(name: string): string[] {
  return name
    .split(/[./]/)
    .slice(1)
    .map((word) =>
      word
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
        .replaceAll(' ', '-')
        .toLowerCase(),
    )
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
