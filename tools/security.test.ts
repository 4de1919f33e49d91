import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| +\d/.test(line))

describe('docs/security.md', () => {
  it('gives the state of each row of the standard', () => {
    const states = rows.map((row) => row.split('|')[3]?.trim())
    expect(rows.length).toBeGreaterThan(100)
    expect([...new Set(states)].toSorted()).toEqual(['met', 'not met', 'of host', 'partly'])
  })

  it('names files that are there', () => {
    const files = ['services', 'packages/api/src', 'packages/audio/src', 'packages/engines/src'].flatMap(
      (folder) => filesUnder(join(root, folder)),
    )
    const named = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(40)
    const isThere = (name: string) =>
      existsSync(join(root, name)) || files.some((path) => path.endsWith(`/${name}`))
    expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([])
  })

  it('says of sockets and messages between windows what is so', () => {
    const isUsing = (path: string, word: RegExp) =>
      filesUnder(join(root, path)).some(
        (file) => /\.tsx?$/.test(file) && word.test(readFileSync(file, 'utf8')),
      )
    expect(isUsing('services/server/src', /WebSocket/)).toBe(true)
    expect(isUsing('packages/ui/src', /addEventListener\('message'/)).toBe(true)
    expect(text).not.toMatch(/no web sockets|BroadcastChannel. alone/)
    expect(rows.filter((row) => /^\| +4\.4\./.test(row))).toHaveLength(4)
  })

  it('is what the README leads to', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(docs/security.md)')
  })
})
