// Every sentence exists in both languages, differs between them unless it is on the list, is used somewhere, and keeps to
// the typography and the glossary of its language; so do the pages of the documentation to the glossary.
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { namesInstead } from '../lib/glossary.ts'
import { glossaryPage } from '../lib/glossaryPage.ts'
import { languageFaults, type MessageSet, messageFaults, type Tree } from '../lib/messages.ts'
import { pageProse } from '../lib/pageProse.ts'
import { root } from '../lib/root.ts'
import { filesIn, type Source, sourcesIn, textOf } from '../lib/sources.ts'
import type { StateLabel } from '../lib/stateWords.ts'
import type { Check } from './check.ts'

const locales = ['en-US', 'fr-FR'] as const

/** Their values are keys of messages: what is wrong with a field, and what the product can do. */
const vocabularies = [
  'packages/api/src/contract/kernel/errors.ts',
  'apps/shell/src/components/technologies.ts',
]

export const messages: Check = {
  name: 'messages',
  async find() {
    const sources = sourcesIn(
      ['packages', 'apps'],
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    )
    const defining = sources.filter(
      ({ file, text }) => /^export const \w+ = defineMessages\(/m.test(text) && !file.includes('/i18n/'),
    )
    const sets = await setsIn(defining)
    const lists = filesIn('packages/api/src/catalogue').filter(
      (file) => !/(?:\.test|\/index)\.ts$/.test(file),
    )
    const others = otherSentences(sources, defining)
    const pages = locales.flatMap((locale) =>
      sourcesIn([`docs/site/${locale}`], (file) => file.endsWith('.md')).map((page) => ({ ...page, locale })),
    )
    const isCurrent = textOf('docs/glossary.md') === glossaryPage()
    return {
      subject: `messages of ${sets.length} namespaces and ${others.length + lists.length} other files, terms of ${pages.length} pages`,
      faults: [
        ...missingSets(defining, sets),
        ...(await setFaults(sets, sources)),
        ...(await sentenceFaults([...others, ...lists], lists)),
        ...pages.flatMap(pageFaults),
        ...(isCurrent ? [] : ['docs/glossary.md is not what the glossary says: run npm run glossary']),
      ],
    }
  },
}

interface OwnedSet {
  readonly file: string
  readonly set: MessageSet
}

const moduleOf = (file: string): Promise<Tree> => import(pathToFileURL(root + file).href)

async function setsIn(defining: readonly Source[]): Promise<OwnedSet[]> {
  const sets: OwnedSet[] = []
  for (const { file } of defining)
    for (const value of Object.values(await moduleOf(file)))
      if (isMessageSet(value)) sets.push({ file, set: value })
  return sets
}

/** A set that is not found would be a set that is not checked. */
const missingSets = (defining: readonly Source[], sets: readonly OwnedSet[]) =>
  defining
    .filter(({ file }) => !sets.some((owned) => owned.file === file))
    .map(({ file }) => `${file}: exports no set of messages`)

async function setFaults(sets: readonly OwnedSet[], sources: readonly Source[]): Promise<string[]> {
  const { projectStates, technologyStates } = (await moduleOf(
    'packages/api/src/catalogue/states.ts',
  )) as never as Record<'projectStates' | 'technologyStates', StateLabel[]>
  // "Ended" may also be said of a task or a step.
  const states = [...projectStates, ...technologyStates].filter(({ code }) => code !== 'ended')
  return sets.flatMap(({ file, set }, index) => {
    const other = sets.findIndex((each) => each.set.namespace === set.namespace)
    const zone = /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0] ?? ''
    const users = sources.filter(
      (user) => user.file !== file && (user.file.startsWith(zone) || vocabularies.includes(user.file)),
    )
    return [
      ...(other < index ? [`the namespace ${set.namespace} is taken by ${sets[other]?.file}`] : []),
      ...messageFaults(set, users.map(({ text }) => text).join('\n'), states),
    ].map((fault) => `${file}: ${fault}`)
  })
}

/** Sentences that are not a set of messages: files named after their language. */
function otherSentences(sources: readonly Source[], defining: readonly Source[]): string[] {
  const folders = defining.map(({ file }) => dirname(file))
  return [...sources.map(({ file }) => file), ...filesIn('services')].filter(
    (file) => /[/.](?:en-US|fr-FR)\.ts$/.test(file) && !folders.includes(dirname(file)),
  )
}

async function sentenceFaults(files: readonly string[], lists: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    const module = await moduleOf(file)
    for (const locale of locales) {
      const words = lists.includes(file) ? wordsIn(module, locale) : file.includes(locale) ? module : {}
      faults.push(...languageFaults(words, locale).map((fault) => `${file}: ${fault}`))
    }
  }
  return faults
}

function pageFaults({
  file,
  text,
  locale,
}: Source & { readonly locale: (typeof locales)[number] }): string[] {
  return [...pageProse(text).entries()].flatMap(([index, line]) =>
    namesInstead(line, locale).map((name) => `${file}:${index + 1}: write ${name}`),
  )
}

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
