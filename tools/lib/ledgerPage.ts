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

/** The whole page: the part that is written by hand as it is, and a table of all rules for each chapter. */
export function ledgerPage(
  page: string,
  rules: readonly Rule[],
  proved: ReadonlySet<string>,
  tests: Tests,
): string {
  const rulings = readRulings(page)
  const rowOf = (rule: Rule) =>
    `| ${rule.id} | ${rule.text.replaceAll('|', '\\|')} | ${rulingCell(rulings.get(rule.id))} | ${testLinks(pathsOf(rule, proved, tests))} |`
  const tables = Object.entries(chapters).map(([letter, title]) => {
    const rows = rules.filter(({ id }) => id.startsWith(letter)).map(rowOf)
    return `### ${title} (${letter})\n\n| id | rule | ruling | tests |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const own = rules.filter(({ id }) => !isContradiction(id))
  const otherwise = otherwiseIds(page, proved)
  return `${handwritten(page)}${marker}

## All rules

${own.length} rules, ${proved.size} of them with a passed test whose title names the id. “otherwise” leads to a rule that the product decides
otherwise, “ruling” to what it adds.

Of the rules with a test, ${otherwise.length} are [decided otherwise](#decided-otherwise): their tests assert the decision and not the text. They are
${otherwise.join(', ')}.

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
