import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

const folders = ['.storybook', 'apps', 'bench', 'docs', 'e2e', 'packages', 'tools', 'services']
const files = [
  ...folders.flatMap((folder) => filesUnder(`${root}${folder}`)),
  ...readdirSync(root).map((name) => `${root}${name}`),
].filter((path) => /\.(ts|tsx|md)$/.test(path) && !path.startsWith(`${root}docs/site/`))

const records = new Set(
  readdirSync(`${root}docs/decisions`)
    .map((name) => Number(name.slice(0, 4)))
    .filter((number) => number > 0),
)

/** Numbers of decisions that a text cites and that have no record. */
const citedInVain = (text: string) =>
  [...text.matchAll(/\b[Dd]ecisions? \[?(\d{1,3})\b/g)]
    .map(([, number]) => Number(number))
    .filter((number) => !records.has(number))

/** Relative links of a page that lead to no file. */
const deadLinks = (text: string, path: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/\]\((?!\w+:|[?#/])([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(dirname(path), target)))

const faults = (find: (text: string, path: string) => readonly unknown[], chosen: readonly string[]) =>
  chosen.flatMap((path) =>
    find(readFileSync(path, 'utf8'), path).map((fault) => `${relative(root, path)}: ${fault}`),
  )

describe('references', () => {
  it('cite decisions that have a record', () => {
    expect(citedInVain(`// as dec${'ision'} 4 says`)).toEqual([4])
    expect(faults(citedInVain, files)).toEqual([])
  })
  it('lead to files that exist', () => {
    expect(deadLinks('[gone](decisions/0004-gone.md#part)', `${root}docs/a.md`)).toEqual([
      'decisions/0004-gone.md',
    ])
    const pages = files.filter((path) => path.endsWith('.md'))
    expect(faults(deadLinks, pages)).toEqual([])
  })
})
