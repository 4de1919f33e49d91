import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CancellationTokenSource } from 'vscode-languageserver/node'
import { anEditor, ungreeted, uri } from '../testing/anEditor.js'
import { builtCommand } from '../testing/builtCommand.js'

const text = `#BNF+EM V2.1;
!grammar lamps;
!start <main>;
!slot <room>;
/* Café 💡
   and more */
<main>: "💡" <switch> [in the <room>];
<switch>: !tag(SWITCH, on | off);
`
const broken = text.replace('<switch>: !tag', '<swich>: !tag')
const at = (line: number, character: number) => ({ position: { line, character } })

let command: Awaited<ReturnType<typeof builtCommand>>
let editor: Awaited<ReturnType<typeof anEditor>>
beforeAll(async () => {
  command = await builtCommand()
})
afterAll(() => command.remove())
afterEach(async () => expect(await editor.leave()).toBe(0))

async function opened(source: string, locale?: string) {
  editor = await anEditor(command.path, locale)
  const problems = editor.problems()
  await editor.open(source)
  return (await problems).diagnostics
}

it('reports problems in UTF-16 units, also after a partial change', async () => {
  const found = await opened(broken)
  expect(found.map(({ code }) => code)).toEqual(['undefined-rule', 'unused-rule'])
  expect(found[0]).toMatchObject({
    severity: 1,
    message: 'Rule <switch> is not defined.',
    range: { start: { line: 6, character: 13 }, end: { line: 6, character: 21 } },
  })
  const next = editor.problems()
  await editor.change([
    { range: { start: { line: 7, character: 4 }, end: { line: 7, character: 4 } }, text: 't' },
  ])
  expect((await next).diagnostics).toEqual([])
})

it('speaks the language of the editor', async () => {
  const [first] = await opened(broken, 'fr')
  expect(first?.message).toBe('La règle <switch> n’est pas définie.')
  const hover = await editor.ask<{ contents: { value: string } }>('textDocument/hover', at(6, 31))
  expect(hover.contents.value).toContain('Liste dynamique, déclarée à la ligne 4')
})

it('repairs a problem', async () => {
  const [first] = await opened(broken)
  const actions = await editor.ask<{ edit: { changes: object } }[]>('textDocument/codeAction', {
    range: first?.range,
    context: { diagnostics: [first] },
  })
  expect(actions[0]).toMatchObject({ kind: 'quickfix', isPreferred: true, diagnostics: [first] })
  expect(actions[0]?.edit.changes).toHaveProperty([uri])
  const context = { diagnostics: [], only: ['source.organizeImports'] }
  expect(await editor.ask('textDocument/codeAction', { range: first?.range, context })).toEqual([])
})

it('completes names and directives, and describes them when they are shown', async () => {
  await opened(text.replace('[in the <room>]', '[in the <ro>]'))
  const { items } = await editor.ask<{ items: { label: string; data: object; textEdit: object }[] }>(
    'textDocument/completion',
    at(6, 33),
  )
  expect(items).toMatchObject([
    {
      label: '<room>',
      detail: 'Slot, declared on line 4',
      textEdit: { range: { start: { line: 6, character: 30 }, end: { line: 6, character: 34 } } },
    },
  ])
  const shown = await editor.request.sendRequest('completionItem/resolve', items[0])
  expect(shown).toMatchObject({ documentation: { kind: 'markdown' } })
  await editor.change([
    { range: { start: { line: 8, character: 0 }, end: { line: 8, character: 0 } }, text: '!re' },
  ])
  const directives = await editor.ask<{ items: { label: string }[] }>('textDocument/completion', at(8, 3))
  expect(directives.items.map(({ label }) => label)).toContain('!repeat')
})

it('explains, finds and renames', async () => {
  await opened(text)
  const hover = await editor.ask<{ contents: { value: string } }>('textDocument/hover', at(6, 15))
  expect(hover.contents.value).toBe(
    '**Rule, defined on line 8**\n\n```bnf\n<switch>: !tag(SWITCH, on | off);\n```\n\n2 sentences.\n\nUsed in 1 place.',
  )
  const definition = { start: { line: 7, character: 0 }, end: { line: 7, character: 8 } }
  expect(await editor.ask('textDocument/definition', at(6, 15))).toEqual({ uri, range: definition })
  const references = (includeDeclaration: boolean) =>
    editor.ask<object[]>('textDocument/references', { ...at(7, 3), context: { includeDeclaration } })
  expect(await references(true)).toHaveLength(2)
  expect(await references(false)).toHaveLength(1)
  expect(await editor.ask('textDocument/prepareRename', at(6, 15))).toEqual({
    range: { start: { line: 6, character: 14 }, end: { line: 6, character: 20 } },
    placeholder: 'switch',
  })
  expect(await editor.ask('textDocument/prepareRename', at(5, 5))).toBeNull()
  const rename = (newName: string) => editor.ask('textDocument/rename', { ...at(6, 15), newName })
  expect(await rename('power')).toMatchObject({
    changes: { [uri]: [{ newText: '<power>' }, { newText: '<power>', range: definition }] },
  })
  await expect(rename('main')).rejects.toThrow('The name “main” is taken.')
})

it('lists, lays out and colours', async () => {
  await opened(text.replace('on | off', 'on|off'))
  expect(await editor.ask('textDocument/documentSymbol')).toMatchObject([
    { name: 'room', kind: 13 },
    { name: 'main', kind: 12 },
    { name: 'switch', kind: 12, detail: 'SWITCH' },
  ])
  const options = { tabSize: 2, insertSpaces: true }
  const edits = await editor.ask<{ newText: string }[]>('textDocument/formatting', { options })
  expect(edits[0]?.newText).toContain('on | off')
  const { data } = await editor.ask<{ data: number[] }>('textDocument/semanticTokens/full')
  const tokens = Array.from({ length: data.length / 5 }, (_, index) => data.slice(index * 5, index * 5 + 5))
  // The two lines of the comment, each a token of its own, in UTF-16 units.
  expect(tokens.filter((token) => token[3] === 5).map((token) => token[2])).toEqual([10, 14])
})

it('marks, folds and lays out in part, and finds names in open grammars', async () => {
  await opened(text.replace('on | off', 'on|off').replace('!start', '//  a\n// b\n!start'))
  expect(await editor.ask('textDocument/documentHighlight', at(8, 15))).toEqual([
    { range: { start: { line: 8, character: 13 }, end: { line: 8, character: 21 } }, kind: 2 },
    { range: { start: { line: 9, character: 0 }, end: { line: 9, character: 8 } }, kind: 3 },
  ])
  expect(await editor.ask('textDocument/documentHighlight', at(0, 1))).toEqual([])
  expect(await editor.ask('textDocument/foldingRange')).toEqual([
    { startLine: 2, endLine: 3, kind: 'comment' },
    { startLine: 6, endLine: 7, kind: 'comment' },
  ])
  const range = { start: { line: 9, character: 12 }, end: { line: 9, character: 13 } }
  const options = { tabSize: 2, insertSpaces: true }
  expect(await editor.ask('textDocument/rangeFormatting', { range, options })).toMatchObject([
    { newText: '<switch>: !tag(SWITCH, on | off);' },
  ])
  expect(await editor.request.sendRequest('workspace/symbol', { query: 'SWI' })).toMatchObject([
    { name: 'switch', containerName: 'lamps.bnf', location: { uri } },
  ])
})

it('answers nothing before it is greeted and after it was shut down', async () => {
  editor = await anEditor(command.path)
  const late = await anEditor(command.path, undefined, ['--stdio'])
  await late.request.sendRequest('shutdown')
  await expect(late.ask('textDocument/hover', at(0, 0))).rejects.toMatchObject({ code: -32600 })
  await expect(late.request.sendRequest('workspace/symbol', { query: '' })).rejects.toMatchObject({
    code: -32600,
  })
  await late.request.sendNotification('exit')
  expect(await late.ended).toBe(0)
  const early = ungreeted(command.path)
  await expect(
    early.sendRequest('textDocument/hover', { textDocument: { uri }, ...at(0, 0) }),
  ).rejects.toMatchObject({ code: -32002 })
  early.end()
})

it('rejects unknown and malformed messages, and keeps responding', async () => {
  await opened(text)
  await expect(editor.request.sendRequest('saywright/unknown', { deep: [[[]]] })).rejects.toThrow()
  await editor.request.sendNotification('saywright/unknown')
  await expect(editor.request.sendRequest('textDocument/hover', { textDocument: 7 })).resolves.toBeNull()
  const other = { textDocument: { uri: 'file:///not/open' }, ...at(0, 0) }
  expect(await editor.request.sendRequest('textDocument/hover', other)).toBeNull()
  expect(await editor.ask('textDocument/hover', at(9_999, 9_999))).toBeNull()
  expect(await editor.ask('textDocument/documentSymbol')).toHaveLength(3)
})

it('leaves a request that was cancelled while others waited before it', async () => {
  const rules = Array.from({ length: 10_000 }, (_, index) => `<r${index}>: word ${index} [<r${index + 1}>];`)
  await opened(`#BNF+EM V2.1;\n!grammar g;\n!start <r0>;\n${rules.join('\n')}\n<r10000>: end;\n`)
  const symbols = editor.ask<object[]>('textDocument/documentSymbol')
  const source = new CancellationTokenSource()
  const params = { textDocument: { uri } }
  const colours = editor.request.sendRequest('textDocument/semanticTokens/full', params, source.token)
  source.cancel()
  await expect(colours).rejects.toMatchObject({ code: -32800 })
  expect(await symbols).toHaveLength(10_001)
  // A key in the middle of 10,000 lines, and what an editor asks after it.
  const place = { line: 5000, character: 10 }
  await editor.change([{ range: { start: place, end: place }, text: 'x' }])
  expect(await editor.ask('textDocument/hover', at(5000, 2))).not.toBeNull()
  const { items } = await editor.ask<{ items: object[] }>('textDocument/completion', at(5000, 1))
  expect(items).toHaveLength(500)
})

it.each([
  ['brackets', '('.repeat(500_000)],
  ['options in one another', `<main>: ${'['.repeat(100_000)}a${']'.repeat(100_000)};`],
  ['references to nothing', `<main>: ${'<b> '.repeat(125_000)};`],
  ['one line without end', 'é'.repeat(500_000)],
])(
  'stays up with 500 kB of %s',
  async (_, body) => {
    const found = await opened(`#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n${body}\n`)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(1000)
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } }
    await editor.ask('textDocument/codeAction', { range, context: { diagnostics: [] } })
    await editor.ask('textDocument/hover', at(3, 2))
    await editor.ask('textDocument/completion', at(3, 1))
    await editor.ask('textDocument/formatting', { options: { tabSize: 2, insertSpaces: true } })
    await editor.ask('textDocument/semanticTokens/full')
    expect(await editor.ask('textDocument/documentSymbol')).toBeInstanceOf(Array)
  },
  60_000,
)
