// A call: its value in the contract, the handler with its test, the hook, and its line among the routes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { domains } from './domain-table.ts'
import { domainOf } from './lib/domainFaults.ts'
import { argumentsOf, capital, writeNew } from './lib/generate.ts'
import { root } from './lib/root.ts'

const [domain = '', name = '', method = '', path = ''] = argumentsOf(
  'new-call -- project archiveProject POST v3/projects/{id}/archive',
  4,
)
const belongs = domainOf(domains, path)
if (belongs !== domain) {
  console.error(`${path} belongs to ${belongs ?? 'no domain'}: see tools/domain-table.ts.`)
  process.exit(1)
}
const { withoutHooks, withoutServer } = domains.find((known) => known.name === domain) ?? {}
for (const [what, why] of [
  ['hooks', withoutHooks],
  ['folder in the server', withoutServer],
]) {
  if (why === undefined) continue
  console.error(`${domain} has no ${what}: ${why}. Write the call by hand, after its neighbours.`)
  process.exit(1)
}
const contract = `packages/api/src/contract/${domain}/calls.ts`
const hooks = `packages/api/src/react/${domain}.ts`
const routes = `services/server/src/domains/${domain}/routes.ts`
const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
const filled = (ids: readonly string[]) => (ids.length > 0 ? `params: { ${ids.join(', ')} }` : '')
const given = filled(names.map((param) => `${param}: 7`))
// The callers of a call, by its path: as the contract names them, and the code that makes a test person one of them.
const owners = [
  { begins: /^v3\/staff/, says: "roles: 'staff'", made: 'await makeStaff(server, person.id)' },
  {
    begins: /^v3\/projects\/\{id\}/,
    says: "owner: 'project', roles: 'member'",
    made: 'const { id: owned } = await aProject(person)',
  },
  {
    begins: /^v3\/organizations\/\{/,
    says: "owner: 'organization', roles: 'member'",
    made: 'const owned = (await aProject(person)).organization.id',
  },
  {
    begins: /^v3\/users\/\{id\}/,
    says: "owner: 'account', roles: 'self'",
    made: 'const { id: owned } = person',
  },
  { begins: /\{/, says: "owner: 'caller', roles: 'user'", made: '' },
  { begins: /^/, says: "roles: 'user'", made: '' },
]
const { says = '', made = '' } = owners.find(({ begins }) => begins.test(path)) ?? {}
const own = filled(names.map((param, at) => `${param}: ${at === 0 && made.includes('owned') ? 'owned' : 7}`))
const helpers = ['aPerson', 'apiFailureOf', ...(made.match(/aProject|makeStaff/g) ?? [])]
const isRead = method === 'GET'
const hookParams = isRead ? names.map((param) => `${param}: number`).join(', ') : ''
const readInput = names.length > 0 ? `{ params: { ${names.join(', ')} } }` : '{}'

writeNew({
  [`services/server/src/domains/${domain}/${name}.ts`]: `import { ${name} } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const ${name}Route = bind(${name}, async ({ context, params }) => {
  context.log.debug({ params }, '${name}')
  return ${isRead ? '{ success: true }' : 'undefined'}
})
`,
  [`services/server/src/domains/${domain}/${name}.test.ts`]: `import { ${name} } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ${helpers.join(', ')} } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

it('${name} is not for someone who is not logged in', async () => {
  const sent = server.client().send(${name}${given && `, { ${given} }`})
  expect((await apiFailureOf(sent)).code).toBe('disconnected')
})

it('${name} responds to whom it is for', async () => {
  const person = await aPerson(server)
  ${made}
  const sent = person.client.send(${name}${own && `, { ${own} }`})
  expect(await sent).${isRead ? 'toEqual({ success: true })' : 'toBeUndefined()'}
})
`,
})
change(
  contract,
  (text) => `import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
${isRead ? "import { success } from '../kernel/success.js'\n" : ''}${text}
export const ${name} = endpoint({
  method: '${method}',
  path: '${path}',
${isRead ? '  response: success,\n' : ''}  [docs]: {
    summary: 'Say in one sentence what it does.',
    ${says},
    errors: ['not_found'],
    example: { ${[given, isRead && 'response: { success: true }'].filter(Boolean).join(', ')} },
  },
})
`,
)
change(hooks, (text) => {
  const use = isRead ? 'useRead' : 'useAction'
  return `import { ${name} } from '../contract/${domain}/calls.js'
import { ${use} } from './${use}.js'
${text}
export const use${capital(name)} = (${hookParams}) => ${use}(${name}${isRead ? `, ${readInput}` : ''})
`
})
change(routes, (text) => {
  const line = `  ${name}Route,\n`
  return `import { ${name}Route } from './${name}.js'\n${text.replace(/\]\s*$/, `${line}]\n`)}`
})
console.log(`${contract}\n${hooks}\n${routes}\nThen: npm run format, and a change note.`)

function change(file: string, edit: (text: string) => string) {
  if (existsSync(root + file))
    writeFileSync(root + file, withOneImportEach(edit(readFileSync(root + file, 'utf8'))))
}

/** Merges imports of one module, which it may have had before. */
function withOneImportEach(text: string): string {
  const seen = new Set<string>()
  return text.replace(/^import .* from .*\n/gm, (line) => {
    const isAgain = seen.has(line)
    seen.add(line)
    return isAgain ? '' : line
  })
}
