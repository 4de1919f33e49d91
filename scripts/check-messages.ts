// Every sentence exists in both languages, differs between them unless it is on the list, is used somewhere, and keeps to
// the typography and the glossary of its language; so do the pages of the documentation to the glossary.
import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesUnder } from './lib/files.ts'
import { namesInstead } from './lib/glossary.ts'
import { glossaryPage } from './lib/glossaryPage.ts'
import { languageFaults, type MessageSet, messageFaults, type Tree } from './lib/messages.ts'
import { pageProse } from './lib/pageProse.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import type { StateLabel } from './lib/stateWords.ts'

const locales = ['en-US', 'fr-FR'] as const

const sources = ['packages', 'apps']
  .flatMap((folder) => filesUnder(root + folder))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Their values are keys of messages: what is wrong with a field, and what the product can do. */
const vocabularies = [
  'packages/api/src/contract/kernel/errors.ts',
  'apps/shell/src/components/technologies.ts',
]

/** The states of a project and its technologies; what ended may be a task or a step as well. */
const { projectStates, technologyStates } = (await import(
  pathToFileURL(`${root}packages/api/src/catalogue/states.ts`).href
)) as Record<'projectStates' | 'technologyStates', StateLabel[]>
const states = [...projectStates, ...technologyStates].filter(({ code }) => code !== 'ended')

const defining = sources.filter(
  ({ path, text }) => /^export const \w+ = defineMessages\(/m.test(text) && !path.includes('/i18n/'),
)
const faults: string[] = []
const namespaces = new Map<string, string>()
for (const { path } of defining) {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  const file = relative(root, path)
  const sets = Object.values(module).filter(isMessageSet)
  // A set that is not found would be a set that is not checked.
  if (sets.length === 0) faults.push(`${file}: exports no set of messages`)
  for (const set of sets) {
    const other = namespaces.get(set.namespace)
    if (other) faults.push(`${file}: the namespace ${set.namespace} is taken by ${other}`)
    namespaces.set(set.namespace, file)
    const zone = /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0] ?? ''
    const users = sources.filter((source) => {
      const user = relative(root, source.path)
      return user !== file && (user.startsWith(zone) || vocabularies.includes(user))
    })
    faults.push(
      ...messageFaults(set, users.map(({ text }) => text).join('\n'), states).map(
        (fault) => `${file}: ${fault}`,
      ),
    )
  }
}

// Sentences that are no set of messages: files named after their language, and the lists of the catalogue.
const folders = defining.map(({ path }) => dirname(path))
const others = [...sources.map(({ path }) => path), ...filesUnder(`${root}services`)].filter(
  (path) => /[/.](?:en-US|fr-FR)\.ts$/.test(path) && !folders.includes(dirname(path)),
)
const lists = filesUnder(`${root}packages/api/src/catalogue`).filter(
  (path) => !/(?:\.test|\/index)\.ts$/.test(path),
)
for (const path of [...others, ...lists]) {
  const module: Tree = await import(pathToFileURL(path).href)
  const file = relative(root, path)
  for (const locale of locales) {
    const words = lists.includes(path) ? wordsIn(module, locale) : path.includes(locale) ? module : {}
    faults.push(...languageFaults(words, locale).map((fault) => `${file}: ${fault}`))
  }
}
const pages = locales.flatMap((locale) =>
  filesUnder(`${root}docs/site/${locale}`)
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, locale })),
)
for (const { path, locale } of pages) {
  const lines = pageProse(readFileSync(path, 'utf8')).entries()
  for (const [index, line] of lines) {
    const names = namesInstead(line, locale)
    faults.push(...names.map((name) => `${relative(root, path)}:${index + 1}: write ${name}`))
  }
}
if (readFileSync(`${root}docs/glossary.md`, 'utf8') !== glossaryPage())
  faults.push('docs/glossary.md is not what the glossary says: run npm run glossary')

report(
  `messages of ${namespaces.size} namespaces and ${others.length + lists.length} other files, terms of ${pages.length} pages`,
  faults,
)

/** Of lists whose rows have a text for each language, the texts of one. */
function wordsIn(tree: Tree, locale: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string | Tree][] => {
      if (typeof value !== 'object' || value === null) return key === locale ? [[key, value]] : []
      return [[key, key === locale ? value : wordsIn(value, locale)]]
    }),
  )
}

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'translations' in value
}
