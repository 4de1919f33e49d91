import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { interpreters, isInstalled, runSnippet } from './support/runSnippet.js'

/** The part of the library `requests` that the program uses, which need not be installed. */
const requests = `
import json, sys, types, urllib.parse, urllib.request
class SnippetResponse:
    def __init__(self, content): self.content = content
    def json(self): return json.loads(self.content)
def send(url, headers, params=None, data=None):
    query = "?" + urllib.parse.urlencode(params) if params else ""
    return SnippetResponse(urllib.request.urlopen(urllib.request.Request(url + query, data, headers)).read())
sys.modules["requests"] = types.SimpleNamespace(get=send, post=send)
TOKEN = "a-token"
`

const total = 2 * limits.pageSizeMax + 50
const tested: string[] = []
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (pathname.endsWith('/audio-files')) return sendPage(searchParams, response)
  if (pathname.endsWith('/content')) return void response.end(pathname.split('/').at(-2))
  request.setEncoding('utf8').on('data', (id: string) => tested.push(id))
  request.on('end', () => json(response, { rejected: true, hypotheses: [] }))
})

/** Like the list of recordings: ten by default, a hundred at most. */
function sendPage(query: URLSearchParams, response: ServerResponse) {
  const size = Math.min(Number(query.get('pageSize') ?? limits.pageSize), limits.pageSizeMax)
  const first = Number(query.get('pageIndex') ?? 0) * size
  const ids = Array.from({ length: total }, (_, index) => index + 1).slice(first, first + size)
  json(response, { data: ids.map((id) => ({ id, name: `${id}.wav`, transcription: 'lamp' })), total })
}

const json = (response: ServerResponse, body: object) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const { command, needs } = interpreters.python
it.for(['en-US', 'fr-FR'])(
  'the whole test of the documentation in %s reads every recording',
  async (locale, { skip }) => {
    skip(!isInstalled(needs), `${needs} is not installed`)
    tested.length = 0
    const page = readFileSync(new URL(`../../../docs/site/${locale}/unit-tests.md`, import.meta.url), 'utf8')
    const snippet = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
    const { port } = server.address() as AddressInfo
    const code = snippet
      .replace('{{console}}', `http://127.0.0.1:${port}`)
      .replaceAll('{{limits.pageSizeMax}}', String(limits.pageSizeMax))
    await runSnippet(command, requests + code, { token: '', recording: new Blob() })
    expect(new Set(tested).size).toBe(total)
    expect(tested).toHaveLength(total)
  },
)
