// Visual Studio Code itself is not run here: no registry offers it. Its steps are done instead: the archive is unpacked, the
// files of its manifest are looked for, the server is started as the client starts it, and the colors are those of the
// library that the editor uses.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createProtocolConnection, type ProtocolConnection } from 'vscode-languageserver/node'
import { type BuiltExtension, buildExtension } from './buildExtension.js'

let built: BuiltExtension
let files: Readonly<Record<string, Uint8Array>>
let folder: string
beforeAll(async () => {
  built = await buildExtension()
  files = unzipSync(built.bytes)
  folder = mkdtempSync(join(tmpdir(), 'saywright-vsix-'))
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = (path: string) => new TextDecoder().decode(files[path])
const json = (path: string) => JSON.parse(text(path))

describe('the archive', () => {
  it('has what its manifest names', () => {
    const { main, icon, contributes, publisher, name, version } = json('extension/package.json')
    const { languages, grammars, jsonValidation } = contributes
    const named = [main, icon, languages[0].configuration, grammars[0].path, jsonValidation[0].url]
    for (const path of named) expect(existsSync(join(folder, 'extension', path)), path).toBe(true)
    expect(built.name).toBe(`${name}-${version}.vsix`)
    const manifest = text('extension.vsixmanifest')
    expect(manifest).toContain(`Id="${name}" Version="${version}" Publisher="${publisher}"`)
    for (const [, path = ''] of manifest.matchAll(/Path="([^"]+)"/g)) expect(files[path], path).toBeDefined()
  })

  it('declares the type of each file', () => {
    const types = text('[Content_Types].xml')
    for (const path of Object.keys(files))
      if (path !== '[Content_Types].xml')
        expect(types).toContain(`Extension=".${path.slice(path.lastIndexOf('.') + 1)}"`)
  })

  it('includes the licences of its dependencies', () => {
    const notices = text('extension/NOTICES.txt')
    for (const name of [
      'vscode-languageclient',
      'vscode-languageserver',
      'vscode-jsonrpc',
      'semver',
      'minimatch',
    ])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\([\\w.-]+\\)\\n\\n.{8}`, 'm'))
  })

  it('says its words in both languages', () => {
    const [english, french] = [json('extension/package.nls.json'), json('extension/package.nls.fr.json')]
    expect(Object.keys(french)).toEqual(Object.keys(english))
    for (const [, key = ''] of text('extension/package.json').matchAll(/"%(\w+)%"/g))
      expect(english[key], key).toBeTruthy()
  })

  it('needs nothing but the editor, and is reproducible', async () => {
    const required = [...text('extension/dist/extension.cjs').matchAll(/\brequire\("([^"]+)"\)/g)].map(
      ([, name]) => name,
    )
    const outside = required.filter((name = '') => !isBuiltin(name))
    expect(new Set(outside)).toEqual(new Set(['vscode']))
    expect(Buffer.compare((await buildExtension()).bytes, built.bytes)).toBe(0)
  })
})

describe.each([
  [
    'forked, as the editor does',
    () => fork(join(folder, 'extension/dist/server.mjs'), ['--stdio'], { silent: true, execArgv: [] }),
  ],
  [
    'of a command that somebody names',
    () => spawn(process.execPath, [join(folder, 'extension/dist/server.mjs'), 'lsp'], { stdio: 'pipe' }),
  ],
] as const)('the server, %s', (_, begin) => {
  let child: ChildProcess
  let connection: ProtocolConnection
  beforeAll(() => {
    child = begin()
    connection = createProtocolConnection(child.stdout!, child.stdin!)
    connection.listen()
  })
  afterAll(() => {
    connection.dispose()
    child.kill()
  })

  it('reports the problems of a grammar in the language of the editor, and its colors', async () => {
    const { capabilities } = await connection.sendRequest<{ capabilities: Record<string, unknown> }>(
      'initialize',
      {
        processId: process.pid,
        rootUri: null,
        capabilities: {},
        locale: 'fr',
      },
    )
    expect(capabilities).toMatchObject({ renameProvider: expect.anything(), hoverProvider: true })
    await connection.sendNotification('initialized', {})
    const told = new Promise<{ diagnostics: { message: string; code: string }[] }>((resolve) =>
      connection.onNotification('textDocument/publishDiagnostics', resolve),
    )
    const uri = 'file:///grammars/lamps.bnf'
    const source = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: <gone>;\n'
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'bnf-em', version: 1, text: source },
    })
    const { diagnostics } = await told
    expect(diagnostics).toMatchObject([{ code: 'undefined-rule' }])
    expect(diagnostics[0]?.message).toMatch(/règle/)
    const { data } = await connection.sendRequest<{ data: number[] }>('textDocument/semanticTokens/full', {
      textDocument: { uri },
    })
    expect(data.length).toBeGreaterThan(0)
  })
})

describe('colors before the server has answered', async () => {
  const require = createRequire(import.meta.url)
  const { loadWASM, OnigScanner, OnigString } = require('vscode-oniguruma')
  const { INITIAL, Registry } = require('vscode-textmate')
  const { readFileSync } = await import('node:fs')
  const path = new URL('../assets/bnf-em.tmLanguage.json', import.meta.url)
  const onigLib = loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer).then(
    () => ({
      createOnigScanner: (patterns: string[]) => new OnigScanner(patterns),
      createOnigString: (line: string) => new OnigString(line),
    }),
  )
  const grammar = await new Registry({
    onigLib,
    loadGrammar: async () => JSON.parse(readFileSync(path, 'utf8')),
  }).loadGrammar('source.bnf-em')

  test.each([
    ['#BNF+EM V2.1;', ['meta.preprocessor #BNF+EM V2.1;']],
    ['!grammar lift', ['keyword.control !grammar']],
    ['<main>: up', ['entity.name.function <main>', 'keyword.operator :']],
    ['!slot <who>;', ['keyword.control !slot', 'variable.other <who>', 'punctuation ;']],
    [
      '!tag(MOVE, up)',
      [
        'keyword.control !tag',
        'punctuation.section (',
        'entity.other.attribute-name MOVE',
        'punctuation ,',
        'punctuation )',
      ],
    ],
    ['up {@way = "1;";}', ['entity.other.attribute-name {@way = "1;";}']],
    ['up "and away" now', ['string.quoted.double "and away"']],
    ['go <...>', ['keyword.other.any-speech <...>']],
    ['wifi PRONAS "why fye"', ['keyword.control PRONAS', 'string.quoted.double "why fye"']],
    ['up // <a> "b"', ['comment.line.double-slash // <a> "b"']],
    ["l'étage du haut 2", []],
  ])('%s', (line, expected) => {
    const { tokens } = grammar.tokenizeLine(line, INITIAL)
    const told = tokens.flatMap((token: { startIndex: number; endIndex: number; scopes: string[] }) => {
      const [, scope] = token.scopes
      return scope
        ? [`${scope.replace(/\.bnf-em$/, '')} ${line.slice(token.startIndex, token.endIndex)}`]
        : []
    })
    expect(told).toEqual(expected)
  })
})
