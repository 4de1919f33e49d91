import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { architectureHere } from './architecture.js'
import { KitError, open } from './index.js'
import { archiveOf, exportFiles } from './testing/anExport.js'

const here = { architecture: 'linux-x64' } as const
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-kit-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes files as an archive is unpacked. */
function unpacked(name: string, files = exportFiles()): string {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true })
    writeFileSync(join(folder, name, path), bytes)
  }
  return join(folder, name)
}

const errorOf = async (promise: Promise<unknown>) => {
  const thrown = await promise.catch((error) => error)
  expect(thrown).toBeInstanceOf(KitError)
  return thrown as KitError
}
const refused = async (source: Parameters<typeof open>[0], options: Parameters<typeof open>[1] = here) =>
  (await errorOf(open(source, options))).code

describe('opens an export', () => {
  const projectOf = async (source: Parameters<typeof open>[0]) => {
    const kit = await open(source, here)
    const { slots, threshold, language } = await kit.commands()
    await kit.close()
    return [kit.project, kit.models, slots, threshold, language]
  }
  const expected = [
    'Sample',
    [
      {
        ...{ type: 'voice_commands', name: 'Robot', language: 'eng-US', revision: 1 },
        ...{ hasCommands: true, hasWakeWords: false, problem: null },
      },
    ],
    { distance: ['two', 'ten'] },
    5000,
    'en-US',
  ]

  it('from its bytes, its file, its folder and a file URL', async () => {
    const bytes = await archiveOf(exportFiles())
    const path = join(folder, 'sample.tar.gz')
    writeFileSync(path, bytes)
    for (const source of [bytes, path, new URL(`file://${path}`), unpacked('sample')])
      expect(await projectOf(source)).toEqual(expected)
  })

  it('from an address, up to as many bytes as may be', async () => {
    const bytes = await archiveOf(exportFiles())
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/gone' ? 404 : 200
      response.end(bytes)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await projectOf(`${address}/sample.tar.gz`)).toEqual(expected)
    expect(await refused(`${address}/gone`)).toBe('not_found')
    expect(await refused(new URL(address), { ...here, maxBytes: 100 })).toBe('too_large')
    server.close()
    expect(await refused(new URL(address))).toBe('not_found')
  })
})

describe('refuses', () => {
  it('what is not an export', async () => {
    expect(await refused(join(folder, 'nowhere.tar.gz'))).toBe('not_found')
    expect(await refused(Buffer.from('PK\u0003\u0004'))).toBe('not_an_export')
    expect(await refused(gzipSync('no tar'))).toBe('damaged')
    expect(await refused(await archiveOf(new Map([['readme', Buffer.from('hello')]])))).toBe('not_an_export')
    expect(await refused(unpacked('empty', new Map([['a', Buffer.from('a')]])))).toBe('not_an_export')
    const others = [{ name: 'beside/it' }]
    expect(await refused(await archiveOf(exportFiles(), { others }))).toBe('not_an_export')
  })

  it('exports of other releases, each with what to do', async () => {
    const of = async (manifest: object) =>
      errorOf(open(await archiveOf(exportFiles({ manifest: { ...manifest } })), here))
    const older = await of({ layout: 1 })
    expect([older.code, older.message]).toEqual([
      'older_layout',
      'An earlier release made this export, without networks: export the project again to run it.',
    ])
    expect((await of({ layout: 3 })).code).toBe('newer_layout')
    expect((await of({ layout: 'two' })).code).toBe('not_an_export')
    expect((await of({ architecture: 'amiga' })).code).toBe('damaged')
  })

  it('one for another computer, unless it is to be tried here', async () => {
    const bytes = await archiveOf(exportFiles({ manifest: { architecture: 'windows-x64' } }))
    const { code, subjects } = await errorOf(open(bytes, here))
    expect([code, subjects]).toEqual(['wrong_architecture', ['windows-x64', 'linux-x64']])
    expect((await open(bytes, { architecture: 'any' })).architecture).toBe('windows-x64')
    expect(architectureHere('win32', 'x64')).toBe('windows-x64')
    expect(architectureHere('linux', 'arm64')).toBe('linux-armv8')
    expect(architectureHere('darwin', 'arm64')).toBe('none')
  })

  it('one of which a file was changed, added or taken away', async () => {
    const slots = 'models/voice-commands/robot-11/slots.json'
    const with_ = async (change: (files: Map<string, Buffer>) => unknown) => {
      const files = exportFiles()
      change(files)
      return (await errorOf(open(await archiveOf(files), here))).subjects
    }
    expect(await with_((files) => files.set(slots, Buffer.from('{"distance":["two","six"]}')))).toEqual([
      slots,
    ])
    expect(await with_((files) => files.delete(slots))).toEqual([slots])
    expect(await with_((files) => files.set('more', Buffer.from('more')))).toEqual(['more'])
    const list = exportFiles().get('SHA256SUMS')!
    expect(await with_((files) => files.set('SHA256SUMS', list.subarray(0, -20)))).toEqual(['SHA256SUMS'])
  })

  it('one that ends too early, wherever it is cut', async () => {
    const bytes = await archiveOf(exportFiles())
    for (let at = 20; at < bytes.length - 8; at += Math.ceil(bytes.length / 40))
      expect(await refused(bytes.subarray(0, at))).toMatch(/^(damaged|not_an_export)$/)
  })

  it('paths that lead out of it, links, and devices', async () => {
    for (const name of ['sample-1-linux-x64/../../etc/passwd', '/etc/passwd', 'sample-1-linux-x64/a\\b'])
      expect(await refused(await archiveOf(exportFiles(), { others: [{ name }] })), name).toMatch(
        /^(unsafe|not_an_export)$/,
      )
    for (const type of ['symlink', 'link', 'character-device'] as const) {
      const others = [{ name: 'sample-1-linux-x64/it', linkname: '/etc/passwd', type }]
      expect(await refused(await archiveOf(exportFiles(), { others })), type).toBe('unsafe')
    }
    const path = unpacked('linked')
    symlinkSync('/etc/passwd', join(path, 'it'))
    expect(await refused(path)).toBe('unsafe')
  })

  it('what grows beyond any bound when it is unpacked', async () => {
    const zeros = new Map([['zeros', Buffer.alloc(20_000_000)]])
    const bomb = await archiveOf(new Map([...exportFiles(), ...zeros]))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refused(bomb, { ...here, maxBytes: 10_000_000 })).toBe('too_large')
    expect(await refused(gzipSync(Buffer.alloc(20_000_000)), { ...here, maxBytes: 1_000_000 })).toMatch(
      /^(too_large|not_an_export)$/,
    )
  })

  it('files that do not hold what they should, before anything of a model is opened', async () => {
    const folder = 'models/voice-commands/robot-11'
    for (const [path, text] of [
      [`${folder}/slots.json`, '{"distance":"two"}'],
      [`${folder}/settings.json`, '{"THRESHOLD":99999}'],
      [`${folder}/tests.json`, '[]'],
      [`${folder}/tests.json`, '{"unit_tests":[],"suite":{"slots":{},"tests":[{"sentence":"go"}]}}'],
      [`${folder}/pronunciations.json`, '{"go":["gow"]}'],
      [`${folder}/pronunciations.json`, 'none'],
      [`${folder}/grammar.bnf`, '#BNF+EM V2.1;\n!grammar a;\n!start <x>;\n'],
    ] as const) {
      const kit = await open(await archiveOf(exportFiles({ files: { [path]: text } })), here)
      const { code, subjects } = await errorOf(kit.commands())
      expect([code, subjects]).toEqual(['damaged', [path]])
    }
  })

  it('models that it does not have, or that nothing recognizes, and everything once it is closed', async () => {
    const kit = await open(await archiveOf(exportFiles()), here)
    expect(await errorOf(kit.commands('Lamps'))).toMatchObject({ code: 'unknown_model', subjects: ['Robot'] })
    await kit.close()
    expect((await errorOf(kit.commands())).code).toBe('closed')
  })
})
