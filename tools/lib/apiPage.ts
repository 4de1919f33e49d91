import { type Exported, exportsOf, type ReadModule } from './exports.ts'

/** The part of a `package.json` that says what may be imported. */
export type Entries = {
  name: string
  exports: Record<string, string>
  publishConfig: { exports: Record<string, unknown> }
}

/**
 * The page of everything that a package exports, one table an entry.
 *
 * @param read takes paths as `exports` has them, such as `./src/index`.
 */
export function apiPage({ name, exports, publishConfig }: Entries, read: ReadModule): string {
  const sections = Object.keys(publishConfig.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => {
      const [, module] = /^\.\/(.*)\.ts$/.exec(exports[entry] ?? '') ?? []
      const exported = module ? exportsOf(module, read) : []
      return `## \`${name}${entry.slice(1)}\`\n\n${exported.length > 0 ? table(exported) : 'A file, which exports no names.'}\n`
    })
  return `# What ${name} exports

Written by \`npm run api-docs\` from the entries of its \`package.json\`.

${sections.join('\n')}`
}

function table(exported: readonly Exported[]): string {
  const rows = exported
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(
      ({ name, kind, sentence, signature = '' }) =>
        `| \`${cell(name + signature)}\` | ${kind} | ${cell(sentence)} |`,
    )
  return ['| name | kind | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** What a page lacks and what it should not hold any more, one line each; nothing when it is up to date. */
export function pageFaults(written: string, current: string): string[] {
  const lines = written.split('\n')
  const wanted = current.split('\n')
  const missing = wanted.filter((line) => !lines.includes(line)).map((line) => `lacks ${line}`)
  const outdated = lines.filter((line) => !wanted.includes(line)).map((line) => `should not hold ${line}`)
  if (missing.length + outdated.length > 0 || written === current) return [...missing, ...outdated]
  return ['has its lines in another order']
}
