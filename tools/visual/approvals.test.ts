import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvalsOf } from './approvals.ts'
import { drawApproved } from './approved.ts'

let folder: string
let root: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-approvals-'))
  root = join(folder, 'first')
  execFileSync('git', ['init', '--quiet', root])
})
afterEach(() => rmSync(folder, { recursive: true }))

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

function commit(lines: readonly string[]): string {
  writeFileSync(join(root, 'pictures.txt'), lines.map((line) => `${line}\n`).join(''))
  git('add', '.')
  git(...author, 'commit', '--quiet', '-m', 'approve')
  return git('rev-parse', 'HEAD')
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

test('says which commit approved each line, whatever the working copy says', () => {
  const first = commit(['# comment', 'a--x light 10x20 aa', 'b--x light 10x20 bb'])
  const second = commit(['# comment', 'a--x light 10x20 aa', 'b--x light 11x20 cc'])
  writeFileSync(join(root, 'pictures.txt'), 'a--x light 10x20 ff\n')
  expect([...approvalsOf(root, 'pictures.txt')]).toEqual([
    ['a--x light', { width: 10, height: 20, hash: 'aa', commit: first }],
    ['b--x light', { width: 11, height: 20, hash: 'cc', commit: second }],
  ])
})

test('has no approval without a repository, and without a committed file', () => {
  expect(approvalsOf(folder, 'pictures.txt').size).toBe(0)
  expect(approvalsOf(root, 'pictures.txt').size).toBe(0)
})

test('says what a shallow clone lacks and how to get it', async () => {
  commit(['a--x light 10x20 aa'])
  const second = commit(['a--x light 10x20 aa', 'b--x light 10x20 bb'])
  const third = commit(['a--x light 10x20 aa', 'b--x light 10x20 bb', 'c--x light 10x20 cc'])
  commit(['a--x light 10x20 aa', 'b--x light 10x20 bb', 'c--x light 10x20 dd'])
  const shallow = join(folder, 'shallow')
  execFileSync('git', ['clone', '--quiet', '--depth=2', `file://${root}`, shallow])
  const approvals = approvalsOf(shallow, 'pictures.txt')
  expect(approvals.get('a--x light')).toMatchObject({ lacking: second })
  expect(approvals.get('c--x light')).toMatchObject({ commit: git('rev-parse', 'HEAD') })
  expect(third).not.toBe(second)
  const openApproved = () => Promise.reject(new Error('must not be opened'))
  const before = await drawApproved({
    names: new Set(['a--x light']),
    approvals,
    isAnew: false,
    openApproved,
  })
  expect(before.get('a--x light')?.result).toMatchObject({
    fault: expect.stringContaining(`${second.slice(0, 9)} or one before): git fetch --unshallow`),
  })
})

test('reports it when the approving commit cannot be built', async () => {
  const approvals = new Map([['a light', { width: 1, height: 1, hash: 'aa', commit: 'c0ffee' }]])
  const openApproved = () => Promise.reject(new Error('no package of then'))
  const before = await drawApproved({ names: new Set(['a light']), approvals, isAnew: false, openApproved })
  const fault = 'c0ffee, which approved it, cannot be built: no package of then'
  expect(before.get('a light')?.result).toEqual({ fault })
})

test('draws three commits at most and says which it did not', async () => {
  const names = ['a', 'a2', 'b', 'b2', 'c', 'c2', 'd'].map((id) => `${id} light`)
  const approvals = new Map(
    names.map((name) => [name, { width: 1, height: 1, hash: 'aa', commit: name[0]! }]),
  )
  const opened: string[] = []
  const before = await drawApproved({
    names: new Set(names),
    approvals,
    isAnew: false,
    openApproved: async (of) => {
      opened.push(of)
      return { stories: [], draw: async () => {} }
    },
  })
  expect(opened).toEqual(['a', 'b', 'c'])
  expect(before.get('d light')?.result).toMatchObject({ fault: expect.stringContaining('3 of 4 commits') })
})
