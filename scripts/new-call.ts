// A call: its value in the contract, the handler with its test, and the hook. Lines are added where a file exists.
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf, capital, writeNew } from './lib/generate.ts'
import { root } from './lib/root.ts'

const [domain = '', name = '', method = '', path = ''] = argumentsOf(
  'new-call -- project archiveProject POST v3/projects/{id}/archive',
  4,
)
const contract = `packages/api/src/contract/${domain}.ts`
const hooks = `packages/api/src/react/${domain}.ts`
for (const file of [contract, hooks]) {
  if (!existsSync(join(root, file))) {
    console.error(`There is no ${file}: make the domain first.`)
    process.exit(1)
  }
}
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
  summary: '',
  roles: 'member',
  answer: type({ success: flag() }),
  errors: ['not_found'],
  example: { answer: { success: true } },
})
`,
)
appendFileSync(join(root, hooks), `\nexport const use${capital(name)} = () => useAction(${name})\n`)
console.log(
  `${contract}\n${hooks}\nThen: the call in contract/endpoints.ts, the route in domains/routes.ts, its imports, and a change note.`,
)
