import { basename } from 'node:path'
import {
  handwritten,
  isContradiction,
  marker,
  otherwiseIds,
  type Rule,
  type Ruling,
  readRulings,
  ruleId,
} from './ledgerRulings.ts'

const maxTests = 3

const chapters: Readonly<Record<string, string>> = {
  L: 'Shared product, shell and layout',
  F: 'Forms: fields, patterns, messages',
  U: 'Audio',
  A: 'API client',
  C: 'Console: routes and navigation',
  K: 'Console: states and transitions',
  S: 'Studio',
  E: 'Entities',
  P: 'Permissions',
  M: 'Messages',
  X: 'Contradictions settled',
}

type Tests = ReadonlyMap<string, readonly string[]>

/** The test files that name each rule outside of comments. */
export function testsByRule(files: readonly { path: string; text: string }[]): Tests {
  const tests = new Map<string, string[]>()
  for (const { path, text } of files) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    for (const id of new Set(code.match(ruleId))) tests.set(id, [...(tests.get(id) ?? []), path])
  }
  return tests
}

/** Rules whose limit a test meets at its value and beyond it, as “±” behind the id says in its title. */
export function rulesAtLimits(files: readonly { text: string }[]): Set<string> {
  return new Set(
    files.flatMap(({ text }) => [...text.matchAll(/\b([A-Z]-\d{3})±/g)].map(([, id = '']) => id)),
  )
}

/** The whole page: the handwritten part unchanged, and a table of all rules for each chapter. */
export function ledgerPage(
  page: string,
  rules: readonly Rule[],
  proved: ReadonlySet<string>,
  tests: Tests,
  atLimits: ReadonlySet<string>,
): string {
  const rulings = readRulings(page)
  const own = rules.filter(({ id }) => !isContradiction(id))
  const otherwise = otherwiseIds(page, proved)
  const asWritten = proved.size - otherwise.length
  const untested = own.filter(({ id }) => !proved.has(id)).map(({ id }) => id)
  const met = own.filter(({ id }) => proved.has(id) && atLimits.has(id))
  const rowOf = (rule: Rule) =>
    `| ${rule.id}${met.includes(rule) ? ' ±' : ''} | ${rule.text.replaceAll('|', '\\|')} | ${rulingCell(rulings.get(rule.id))} | ${testLinks(pathsOf(rule, proved, tests))} |`
  const tables = Object.entries(chapters).map(([letter, title]) => {
    const rows = rules.filter(({ id }) => id.startsWith(letter)).map(rowOf)
    return `### ${title} (${letter})\n\n| id | rule | ruling | tests |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `${handwritten(page)}${marker}

## All rules

Of ${own.length} rules a passed test whose title names the id proves ${asWritten} as they are written. “ruling” leads to what the product adds.

Another ${otherwise.length} are proved as they are [decided otherwise](#decided-otherwise): their tests assert the decision and not the text, and
“otherwise” leads to its record. They are ${otherwise.join(', ')}.

No test proves ${untested.length}: ${untested.join(', ')}.

“±” marks ${met.length} rules with a limit that a test meets at its value and beyond it.

${tables.join('\n')}`
}

/** The tests of a rule that is proved. A contradiction is proved by the tests of the rules that its text names. */
function pathsOf({ id, text }: Rule, proved: ReadonlySet<string>, tests: Tests): string[] {
  const ids = isContradiction(id) ? [id, ...(text.match(ruleId) ?? [])] : [id]
  const shown = ids.filter((each) => isContradiction(each) || proved.has(each))
  return [...new Set(shown.flatMap((each) => tests.get(each) ?? []))]
}

function rulingCell(ruling: Ruling | undefined): string {
  return ruling ? `[${ruling.isOtherwise ? 'otherwise' : 'ruling'}](#${ruling.anchor})` : ''
}

function testLinks(paths: readonly string[]): string {
  if (paths.length === 0) return 'none yet'
  const links = paths.slice(0, maxTests).map((path) => `[${basename(path)}](../${path})`)
  const rest = paths.length - links.length
  return [...links, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
