import type { Node } from '../../packages/tsup.edits.ts'
import { type ApiReader, createApiReader, type Target } from './apiExports.ts'
import { kindOf, kinds, sentenceOf } from './apiKind.ts'
import { namesOf } from './apiNames.ts'
import { type Renaming, signatureOf } from './apiSignature.ts'
import type { ReadDeclarations } from './declarations.ts'

/** The part of a `package.json` that says what may be imported. */
export type Entries = {
  name: string
  exports: Record<string, string>
  publishConfig: { exports: Record<string, unknown> }
}

type Named = readonly (readonly [name: string, target: Target])[]

/** Begins the part of a page that no entry exports. */
export const unexported = '## Not exported'

/**
 * The page of everything that a package exports with its signatures, by entry and kind, and of what these name beside it.
 *
 * @param read takes paths as `exports` has them, such as `src/index`.
 */
export function apiPage({ name, exports, publishConfig }: Entries, read: ReadDeclarations): string {
  const { exportsOf, namedIn } = createApiReader(read)
  const entries = Object.keys(publishConfig.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => {
      const [, module] = /^\.\/(.*)\.tsx?$/.exec(exports[entry] ?? '') ?? []
      return { entry, exported: module ? sorted(exportsOf(module)) : [] }
    })
  const all = new Map(entries.flatMap(({ exported }) => exported))
  const nameOf = namesOf(all)
  const sections = entries.map(
    ({ entry, exported }) =>
      `## \`${name}${entry.slice(1)}\`\n\n${exported.length > 0 ? byKind(exported, all, nameOf) : 'A file, which exports no names.'}\n`,
  )
  const beside = hidden([...all.values()], namedIn)
  if (beside.length > 0)
    sections.push(`${unexported}\n\nWhat signatures above name.\n\n${block(beside, all, nameOf)}\n`)
  return `# What ${name} exports

Written by \`npm run api-docs\` from the declarations that the build writes. A type that the compiler would write in full has its
name where the package exports it.

${sections.join('\n')}`
}

const sorted = (exported: ReadonlyMap<string, Target>): Named =>
  [...exported].toSorted(([one], [other]) => one.localeCompare(other, 'en'))

function byKind(exported: Named, all: ReadonlyMap<string, Target>, nameOf: Renaming): string {
  return kinds
    .map(({ kind, title }) => ({ title, those: exported.filter((each) => kindOf(...each) === kind) }))
    .filter(({ those }) => those.length > 0)
    .map(({ title, those }) => `### ${title}\n\n${block(those, all, nameOf)}`)
    .join('\n\n')
}

function block(named: Named, all: ReadonlyMap<string, Target>, nameOf: Renaming): string {
  const shown = named.map(([name, target]) => described(name, target, all, nameOf))
  const text = shown.reduce((before, each, at) => {
    const isApart = each.includes('\n') || shown[at - 1]?.includes('\n')
    return `${before}${at === 0 ? '' : isApart ? '\n\n' : '\n'}${each}`
  }, '')
  return `\`\`\`ts\n${text}\n\`\`\``
}

/** A declaration under the first sentence of its docblock. */
function described(name: string, target: Target, all: ReadonlyMap<string, Target>, nameOf: Renaming): string {
  const sentence = sentenceOf(target)
  return `${sentence ? `/** ${sentence} */\n` : ''}${written(name, target, all, nameOf)}`
}

function written(name: string, target: Target, all: ReadonlyMap<string, Target>, nameOf: Renaming): string {
  if (target.kind === 'package')
    return `export { ${target.name === name ? name : `${target.name} as ${name}`} } from '${target.source}'`
  if (target.kind === 'namespace') {
    const members = sorted(target.members).map(([member, of]) =>
      all.get(member) === of ? member : written(member, of, all, nameOf),
    )
    return `namespace ${name} {\n${members.join('\n').replace(/^(?=.)/gm, '  ')}\n}`
  }
  const own = new RegExp(`\\b${target.name}\\b`)
  return target.declared.nodes
    .map((node) => signatureOf(target.module, node, nameOf).replace(own, () => name))
    .join('\n')
}

/** Declarations that signatures name and no entry exports, with those that these name in turn. */
function hidden(exported: readonly Target[], namedIn: ApiReader['namedIn']): Named {
  const keyOf = (target: Target) =>
    target.kind === 'declared' ? `${target.module.path} ${target.name}` : undefined
  const seen = new Set<string | undefined>([undefined])
  const queue: Target[] = []
  const found: [string, Target][] = []
  const visit = (target: Target): void => {
    if (target.kind === 'namespace') for (const member of target.members.values()) visit(member)
    const key = keyOf(target)
    if (seen.has(key)) return
    seen.add(key)
    queue.push(target)
  }
  for (const target of exported) visit(target)
  const published = new Set(seen)
  for (let target = queue.shift(); target; target = queue.shift()) {
    if (target.kind !== 'declared') continue
    if (!published.has(keyOf(target))) found.push([target.name, target])
    for (const named of namedIn(target.module, target.declared.nodes as readonly Node[])) visit(named)
  }
  return found.toSorted(([one], [other]) => one.localeCompare(other, 'en'))
}

/** Missing and outdated lines of a page, one line each; empty when it is up to date. */
export function pageFaults(written: string, current: string): string[] {
  const lines = written.split('\n')
  const wanted = current.split('\n')
  const missing = wanted.filter((line) => !lines.includes(line)).map((line) => `lacks ${line}`)
  const outdated = lines.filter((line) => !wanted.includes(line)).map((line) => `should not hold ${line}`)
  if (missing.length + outdated.length > 0 || written === current) return [...missing, ...outdated]
  return ['has its lines in another order']
}
