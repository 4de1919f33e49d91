import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| +\d/.test(line))

describe('docs/security.md', () => {
  it('says of each row of the standard how it stands', () => {
    const states = rows.map((row) => row.split('|')[3]?.trim())
    expect(rows.length).toBeGreaterThan(100)
    expect([...new Set(states)].toSorted()).toEqual(['met', 'not met', 'of host', 'partly'])
  })

  it('names files that are there', () => {
    const files = [...filesUnder(join(root, 'services')), ...filesUnder(join(root, 'packages/api/src'))]
    const named = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(40)
    const isThere = (name: string) =>
      existsSync(join(root, name)) || files.some((path) => path.endsWith(`/${name}`))
    expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([])
  })

  it('is what the README leads to', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(docs/security.md)')
  })
})
