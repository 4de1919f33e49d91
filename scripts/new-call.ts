// A call: its value in the contract, the handler with its test, the hook, and its line in both lists.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf, capital, writeNew } from './lib/generate.ts'
import { root } from './lib/root.ts'

const [domain = '', name = '', method = '', path = ''] = argumentsOf(
  'new-call -- project archiveProject POST v3/projects/{id}/archive',
  4,
)
const contract = `packages/api/src/contract/${domain}/calls.ts`
const hooks = `packages/api/src/react/${domain}.ts`
const list = 'packages/api/src/contract/endpoints.ts'
const routes = 'services/server/src/domains/routes.ts'
for (const file of [contract, hooks]) {
  if (!existsSync(join(root, file))) {
    console.error(`There is no ${file}: make the domain first.`)
    process.exit(1)
  }
}
const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `${param}: 7`)

writeNew({
  [`services/server/src/domains/${domain}/${name}.ts`]: `import { ${name} } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'

export const ${name}Route = bind(${name}, async ({ context, params }) => {
  context.log.debug({ params }, '${name}')
  return { success: true }
})
`,
  [`services/server/src/domains/${domain}/${name}.test.ts`]: `import { ${name} } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'

describe('${name}', () => {
  it('is declared', () => expect(${name}.path).toBe('${path}'))
})
`,
})
appendFileSync(
  join(root, contract),
  `
export const ${name} = endpoint({
  method: '${method}',
  path: '${path}',
  response: type({ success: flag() }),
  [docs]: {
    summary: '',
    roles: 'member',
    errors: ['not_found'],
    example: { ${params.length > 0 ? `params: { ${params.join(', ')} }, ` : ''}response: { success: true } },
  },
})
`,
)
change(contract, (text) =>
  text.replace(/^import \{([^}]*)\} from '..\/kernel\/structs.js'$/m, (_, names: string) => {
    const all = new Set([...names.split(',').map((each) => each.trim()), 'flag', 'type'])
    return `import { ${[...all].filter(Boolean).sort().join(', ')} } from '../kernel/structs.js'`
  }),
)
change(
  hooks,
  (text) =>
    `import { ${name} } from '../contract/${domain}/calls.js'\n${text}\nexport const use${capital(name)} = () => useAction(${name})\n`,
)
change(list, (text) => {
  const group = /^import \* as (\w+) from '.\/([\w-]+)\/calls.js'$/gm
  const module = [...text.matchAll(group)].find(([, , file]) => file === domain)?.[1] ?? domain
  return insertAfterLast(
    text,
    new RegExp(`^  \\w+: ${module}\\.\\w+,\\n`, 'gm'),
    `  ${name}: ${module}.${name},\n`,
  )
})
change(routes, (text) =>
  insertAfterLast(
    `import { ${name}Route } from './${domain}/${name}.js'\n${text}`,
    /^ {2}\w+Route,\n/gm,
    `  ${name}Route,\n`,
  ),
)
console.log(`${contract}\n${hooks}\n${list}\n${routes}\nThen: npm run format, and a change note.`)

function change(file: string, edit: (text: string) => string) {
  const at = join(root, file)
  writeFileSync(at, edit(readFileSync(at, 'utf8')))
}

function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) return text
  const end = last.index + last[0].length
  return text.slice(0, end) + line + text.slice(end)
}
