import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
// Inside the repository, where modules are made of TypeScript.
const folder = join(root, '.cache', `generated-client-${process.pid}`)
const run = promisify(execFile)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  await server.stopAndForget()
  rmSync(folder, { recursive: true, force: true })
})

/** Code of a reader of the document alone: the compiler knows the responses and failures of calls. */
const uses = `import { getOrganization, me, type Failure, type User } from './client'
import { createClient, createConfig } from './client/client'

const clientFor = (baseUrl: string, token: string) => createClient(createConfig({ baseUrl, auth: () => token }))

export async function whoAmI(baseUrl: string, token: string): Promise<User | undefined> {
  const { data } = await me({ client: clientFor(baseUrl, token) })
  return data
}

export async function failureOfOrganization(baseUrl: string, token: string, id: number): Promise<Failure | undefined> {
  const { error } = await getOrganization({ client: clientFor(baseUrl, token), path: { id } })
  return error
}
`
const compilerOptions = {
  ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
  ...{ module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true },
}

it('a client generated from the OpenAPI document compiles, makes calls and reports failures', async () => {
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${server.url}/api/openapi.json`)).text())
  const generator = createRequire(import.meta.url).resolve('@hey-api/openapi-ts/package.json')
  const input = ['-i', 'openapi.json', '-o', 'client', '--no-log-file']
  await run(process.execPath, [join(dirname(generator), 'bin/run.js'), ...input], { cwd: folder })
  writeFileSync(join(folder, 'uses.ts'), uses)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  const compiler = createRequire(join(root, 'package.json')).resolve('typescript/package.json')
  const compiled = run(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', '.'], { cwd: folder })
  expect(await compiled.catch((failed: { stdout: string }) => failed)).toMatchObject({ stdout: '' })

  const { whoAmI, failureOfOrganization } = await import(/* @vite-ignore */ join(folder, 'uses.ts'))
  const person = await aPerson(server)
  const address = `${server.url}/api`
  expect(await whoAmI(address, person.token)).toMatchObject({ id: person.id, email: person.email })
  expect(await whoAmI(address, 'unknown')).toBeUndefined()
  expect(await failureOfOrganization(address, person.token, 999_999)).toMatchObject({
    error: true,
    code: 'not_found',
    message: expect.any(String),
  })
}, 180_000)
