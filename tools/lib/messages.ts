import { sameInFrench } from '../same-in-french.ts'
import { type StateLabel, stateWordFault } from './stateWords.ts'
import { wordingFaults } from './wording.ts'

export type Tree = { readonly [key: string]: string | Tree }
export type MessageSet = {
  readonly namespace: string
  readonly translations: { 'en-US': Tree; 'fr-FR': Tree }
}

const plural = /_(zero|one|many|other)$/

/**
 * Faults of a set of messages, one sentence each. @param users all sources that may use it, joined. @param states labels
 * that only the catalogue may have.
 */
export function messageFaults(
  { translations }: MessageSet,
  users: string,
  states: readonly StateLabel[] = [],
): string[] {
  const english = flatten(translations['en-US'])
  const french = flatten(translations['fr-FR'])
  const faults: string[] = []
  for (const [key, sentence] of english) {
    const translated = french.get(key)
    if (translated === undefined) faults.push(`${key} has no French`)
    else if (
      translated === sentence &&
      !sameInFrench.has(sentence) &&
      /\p{L}{2}/u.test(sentence.replace(/\{\{.*?\}\}/g, ''))
    ) {
      faults.push(`${key} is "${sentence}" in both languages`)
    } else if (placeholders(sentence) !== placeholders(translated) && !plural.test(key)) {
      faults.push(`${key} has other placeholders in French`)
    }
    if (!isUsed(key.replace(plural, ''), users)) faults.push(`${key} is used nowhere`)
  }
  for (const key of french.keys()) {
    if (!english.has(key) && !key.endsWith('_many')) faults.push(`${key} has no English`)
  }
  return [
    ...faults,
    ...languageFaults(translations['en-US'], 'en-US'),
    ...languageFaults(translations['fr-FR'], 'fr-FR'),
    ...stateFaults(english, 'en-US', states),
    ...stateFaults(french, 'fr-FR', states),
  ]
}

const stateFaults = (
  sentences: ReadonlyMap<string, string>,
  locale: 'en-US' | 'fr-FR',
  states: readonly StateLabel[],
) =>
  [...sentences].flatMap(([key, sentence]) => {
    const instead = stateWordFault(sentence, locale, states)
    return instead ? [`${key} (${locale}): write ${instead}`] : []
  })

/** Faults in the wording of a tree of sentences; words that are only searched for may be spelled as users type. */
export function languageFaults(tree: Tree, locale: 'en-US' | 'fr-FR'): string[] {
  return [...flatten(tree)]
    .filter(([key]) => !key.endsWith('Keywords'))
    .flatMap(([key, sentence]) =>
      wordingFaults(sentence, locale).map((instead) => `${key} (${locale}): write ${instead}`),
    )
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const placeholders = (sentence: string) => (sentence.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted().join()

const templates = new Map<string, readonly RegExp[]>()

/** A key is used when it occurs in quotes, or when a template with letters of its own can build all of it. */
function isUsed(key: string, users: string): boolean {
  if (users.includes(`'${key}'`) || users.includes(`"${key}"`)) return true
  const known = templates.get(users) ?? templatesIn(users)
  templates.set(users, known)
  return known.some((template) => template.test(key))
}

/** Patterns of template keys, such as `wrong.${code}` or `${kind}.title`; a value is one part of a key or several. */
function templatesIn(users: string): RegExp[] {
  const texts = new Set([...users.matchAll(/`((?:[\w.]|\$\{[^{}`]*\})*)`/g)].map(([, text = '']) => text))
  return [...texts]
    .map((text) => text.split(/\$\{[^{}]*\}/))
    .filter((fixed) => fixed.length > 1 && fixed.some((part) => /[a-z]/i.test(part)))
    .map(
      (fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('\\w+(?:\\.\\w+)*')}$`),
    )
}
