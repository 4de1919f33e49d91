import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { runHere } from '../testing/aTerminal.js'

const token = { SAYWRIGHT_TOKEN: 'sw_1' }
const test7 = ['test', '--project', '7', '--server']

let server: Server
let address: string
let answer: { status: number; body: string }
let asked: { url?: string | undefined; authorization?: string | undefined; language?: string | undefined }
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked = { url, authorization: headers.authorization, language: headers['accept-language'] }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : ''
})
afterAll(() => server.close())

test.each([
  [['test', '--server', 'studio', '--project', '7'], token, '“studio” is not a server address.'],
  [['test', '--server', 'ftp://studio', '--project', '7'], token, '“ftp://studio” is not a server address.'],
  [['test', '--server', 'http://studio'], token, 'Name the project: --project'],
  [['test', '--server', 'http://studio', '--project', 'x'], token, '--project takes a whole number from 1'],
  [
    ['test', 'lamps', '--server', 'http://s', '--project', '7'],
    token,
    '--server and lamps cannot be used together.',
  ],
  [['test', '--server', 'http://studio', '--project', '7'], {}, 'into the variable SAYWRIGHT_TOKEN.'],
])('%s is misused', async (words, environment, sentence) => {
  const { code, told } = await runHere(words, { environment })
  expect(told).toContain(sentence)
  expect(code).toBe(2)
})

it('calls with the token and in the language, below the path of the address', async () => {
  answer = { status: 200, body: '{"data":[],"total":0}' }
  const { code, told } = await runHere([...test7, `${address}/voice/`, '--locale', 'fr-FR'], {
    environment: token,
  })
  expect(asked).toMatchObject({ authorization: 'Bearer sw_1', language: 'fr-FR' })
  expect(asked.url).toMatch(/^\/voice\/api\/v3\/projects\/7\/unit-tests\?/)
  expect({ code, told }).toEqual({
    code: 2,
    told: expect.stringContaining('Il n’y a aucun test unitaire à lancer.'),
  })
})

test.each([
  [422, '{"error":true,"code":"scope_missing","message":"Not for that."}', 'The server says: Not for that.'],
  [200, '<html>', 'gave an answer that cannot be used (status 200).'],
])('%i %s ends with 3', async (status, body, sentence) => {
  answer = { status, body }
  const { code, told } = await runHere([...test7, address], { environment: token })
  expect(told).toContain(sentence)
  expect(code).toBe(3)
})

it('reports that a port which fetch forbids is not reached', async () => {
  const { code, told } = await runHere([...test7, 'http://127.0.0.1:9'], { environment: token })
  expect(told).toContain('http://127.0.0.1:9 cannot be reached.')
  expect(code).toBe(3)
})
