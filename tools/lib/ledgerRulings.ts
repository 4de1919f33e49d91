import { basename } from 'node:path'

/** Where the generated part of docs/product-rules.md begins; it ends with the page. */
export const marker = '<!-- Generated from here on. -->'

/** Id of a rule, or of a contradiction (X), which is not a rule. */
export const ruleId = /\b[A-Z]-\d{3}\b/g

export type Rule = { readonly id: string; readonly text: string }
export type Ruling = { readonly anchor: string; readonly isOtherwise: boolean }

/** The rules of docs/rules.txt: an id and its text in each line. */
export function readRules(text: string): Rule[] {
  return text
    .trim()
    .split('\n')
    .map((line) => ({ id: line.slice(0, 5), text: line.slice(6) }))
}

/** Whether a row is a contradiction that a ruling has settled. */
export const isContradiction = (id: string) => id.startsWith('X')

/** The handwritten part of the page. */
export function handwritten(page: string): string {
  const [text = ''] = page.split(marker)
  return text
}

/** The rulings of the handwritten part: ids that begin a heading or a list item. */
export function readRulings(page: string): Map<string, Ruling> {
  const rulings = new Map<string, Ruling>()
  let isOtherwise = false
  let anchor = ''
  for (const line of handwritten(page).split('\n')) {
    const [, level, title = ''] = line.match(/^(##|###) (.*)$/) ?? []
    if (level === '##') isOtherwise = title === 'Decided otherwise'
    if (level) anchor = anchorOf(title)
    const ids = (line.match(/^(?:### |- \*\*)((?:[A-Z]-\d{3}(?:, )?)+)/)?.[1] ?? '').match(ruleId) ?? []
    for (const id of ids) if (!rulings.has(id)) rulings.set(id, { anchor, isOtherwise })
  }
  return rulings
}

/** Proved rules whose tests assert a decision of the product in place of the text, in their order. */
export function otherwiseIds(page: string, proved: ReadonlySet<string>): string[] {
  return [...readRulings(page)]
    .filter(([id, { isOtherwise }]) => isOtherwise && proved.has(id))
    .map(([id]) => id)
    .sort()
}

/** One sentence for each ruling about no rule, contradiction without a ruling, and named test that does not exist. */
export function rulingFaults(page: string, rules: readonly Rule[], testPaths: readonly string[]): string[] {
  const rulings = readRulings(page)
  const known = new Set(rules.map(({ id }) => id))
  const names = new Set(testPaths.map((path) => basename(path)))
  const named = [...handwritten(page).matchAll(/`([\w.]+\.(?:test|spec)\.tsx?)`/g)]
  return [
    ...[...rulings.keys()].filter((id) => !known.has(id)).map((id) => `${id} has a ruling and no text`),
    ...[...known].filter((id) => isContradiction(id) && !rulings.has(id)).map((id) => `${id} has no ruling`),
    ...named
      .map(([, name = '']) => name)
      .filter((name) => !names.has(name))
      .map((name) => `docs/product-rules.md names ${name}, which does not exist`),
  ]
}

/** The anchor that GitHub gives to a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}
