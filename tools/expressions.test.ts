import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { checkSync } from 'recheck'
import { expect, it } from 'vitest'
import { expressionsIn } from './lib/expressions.ts'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

// The analysis in JavaScript: no Java, no binary.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Code on the server or for grammars, forms and recordings of users. Screens read their own sentences. */
const folders = [
  'services',
  'packages/api',
  'packages/audio',
  'packages/cli',
  'packages/kit',
  'packages/forms',
  'packages/grammar',
]
const isProduct = (path: string) =>
  /\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path)

const expressions = folders
  .flatMap((folder) => filesUnder(`${root}${folder}`))
  .filter(isProduct)
  .flatMap((path) =>
    expressionsIn(path, readFileSync(path, 'utf8')).map((found) => ({
      ...found,
      path: relative(root, path),
    })),
  )

/** Expressions that the analysis cannot judge, and why they take linear time. */
const judgedByHand: Readonly<Record<string, string>> = {
  '(?<!\\/)\\/+$': 'begins at the first slash of a run alone',
  '(?<!\\.)\\.+$': 'begins at the first dot of a run alone',
  '(?<!\\s)\\s+is\\s[\\s\\S]*$': 'begins at the first space of a run alone',
  '(?<![. ])[. ]+$': 'begins at the first dot or space of a run alone',
  '(?<![^\\p{L}\\p{N}])[^\\p{L}\\p{N}]+$': 'begins at the first sign of a run alone',
  '^[-·]+|(?<![-·])[-·]+$': 'begins at the first hyphen of a run alone',
  "^'+|(?<!')'+$": 'begins at the first apostrophe of a run alone',
  '^\\/\\*+|(?<!\\*)\\*+\\/$': 'begins at the first star of a run alone',
  '^\\s*<\\?xml(?=\\s)[^>]{1,200}?\\sencoding\\s*=\\s*["\']([\\w.:-]{1,40})["\']':
    'meets 400 characters at most',
  '^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,6}$': '63 characters a label, 254 in all',
  [String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$`.replace(
    '\\`',
    '`',
  )]: 'anchored, one sign between its parts, 63 characters a label',
  '^(?:https?:\\/\\/)?[^/]*[A-Za-z0-9-]{64}': '64 characters from each place, 200 in all',
  [String.raw`^(?:https?:\/\/)?(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)(?::\d{1,5})?(?:\/\S*)?$`]:
    'anchored, one sign between its parts; the last label is read twice at most',
  '^(?!\\s|\\.{1,2}$)[^/\\\\\\p{Cc}]*[^/\\\\\\p{Cc}\\s]$': 'anchored, one run',
  '^[ \\t]*tag-format[ \\t]*<([^<>\\n]{0,200})>': 'one line, 200 characters of it',
  [String.raw`(?=meta|http-equiv)(?<=(?:^|;)\s*)(?:meta|http-equiv)\s+(?:"[^"]*"|'[^']*')\s+is\s+(?:"[^"]*"|'[^']*')`]:
    'sticky: once for each token',
  '&(?!(?:#x[0-9a-f]{1,6}|#\\d{1,7}|amp|lt|gt|quot|apos);)[^\\s;<]*;?':
    'never fails after its first character',
  [String.raw`^\{\s*@?\s*(?:([\p{L}_][\p{L}\p{N}_]*)\s*(?==))?=?\s*"?([^"{}=;]*)"?`]:
    'anchored, and never fails late',
}

/** The fault of an expression: superlinear time, or no judgement. */
function fault(source: string, flags: string): string | undefined {
  // The bound is for an analysis that hangs: each takes milliseconds.
  const found = checkSync(source, flags, { timeout: 60_000, checker: 'automaton' })
  if (found.status === 'safe') return undefined
  return found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
}

it('every regular expression that meets text of others takes time in proportion to it', () => {
  const judged = new Map<string, string | undefined>()
  const faults = expressions.flatMap(({ path, line, source, flags }) => {
    const key = `/${source}/${flags}`
    if (!judged.has(key)) judged.set(key, source in judgedByHand ? undefined : fault(source, flags))
    const found = judged.get(key)
    return found ? [`${path}:${line} ${key}: ${found}`] : []
  })
  expect(faults).toEqual([])
  // Expressions that are gone from the sources are removed from the list too.
  const sources = new Set(expressions.map(({ source }) => source))
  expect(Object.keys(judgedByHand).filter((source) => !sources.has(source))).toEqual([])
  expect(judged.size).toBeGreaterThan(200)
}, 600_000)

it('finds those that are written, made of texts, and put into texts', () => {
  const source = [
    'const a = /^\\s+x/m',
    'const b = new RegExp(`^\\\\s+${name}=`, "m")',
    'const c: RegExp = RegExp("(a+)+$")',
    'const d = "/no/" // /nor this/',
  ].join('\n')
  expect(expressionsIn('a.ts', source)).toEqual([
    { source: '^\\s+x', flags: 'm', line: 1 },
    { source: '^\\s+x=', flags: 'm', line: 2 },
    { source: '(a+)+$', flags: '', line: 3 },
  ])
  expect(fault('^\\s+x', 'm')).toMatch('polynomial')
  expect(fault('(a+)+$', '')).toMatch('exponential')
  expect(fault('^[ \\t]{1,9}x', 'm')).toBeUndefined()
})
