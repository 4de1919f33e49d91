import { LibraryGrammar } from '../grammar-library/LibraryGrammar.js'
import type { BuiltInRules, ImportedGrammar } from '../imports/ImportedGrammar.js'
import { rulesAfter } from '../imports/rulesAfter.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { languageTag } from './languageTag.js'
import { type LibraryLanguage, libraryLanguages, sources } from './sources.js'
import { spellWord } from './spell/spellWord.js'
import type { LibraryVocabulary } from './spell/splitWord.js'
import { spellings } from './spellings.js'

/** What its grammars are called before the dot of an import that says which: `<library.numbers.number>`. */
export const libraryName = 'library'

/**
 * The rules that every grammar of a language may import: numbers, dates, times, durations, yes and no, letters.
 *
 * @param language BCP 47 tag, language code of a model such as `eng-US`, or name of the language as `!language` has it; of a
 *   language without a library, and without one, there are no rules, but a grammar is told which languages have them.
 * @returns the same object for the same language: what is read of it once stays read.
 */
export function rulesOf(language: string | undefined): RulesOfLanguage {
  const tag = language === undefined ? undefined : languageTag(language)
  const found = known.get(tag) ?? new LanguageRules(tag)
  known.set(tag, found)
  return found
}

const known = new Map<LibraryLanguage | undefined, LanguageRules>()

/** The library of one language. */
export interface RulesOfLanguage extends BuiltInRules {
  /** Whether an import of this name, without brackets, leads to a rule of it. */
  has(rule: string): boolean
}

class LanguageRules implements RulesOfLanguage {
  readonly grammars: readonly ImportedGrammar[]
  #words: LibraryVocabulary | undefined

  constructor(readonly language: LibraryLanguage | undefined) {
    const subjects = language === undefined ? [] : Object.entries(sources[language])
    this.grammars = subjects.map(
      ([subject, source]) => new LibraryGrammar({ name: `${libraryName}.${subject}`, source }, this),
    )
  }

  named(writtenName: string): readonly ImportedGrammar[] {
    return this.grammars.filter((grammar) => grammar.writtenName === writtenName)
  }

  exporting(rule: string): readonly ImportedGrammar[] {
    return this.grammars.filter(({ source }) => rulesAfter('!export', source).includes(rule))
  }

  languagesWith(rule: string): readonly string[] {
    return libraryLanguages.filter((other) => rulesOf(other).has(rule))
  }

  has(rule: string): boolean {
    return this.grammars.some(({ name, source }) =>
      rulesAfter('!export', source).includes(
        rule.startsWith(`${name}.`) ? rule.slice(name.length + 1) : rule,
      ),
    )
  }

  spell(word: string): readonly string[] | undefined {
    if (this.language === undefined) return undefined
    return spellWord(word, spellings[this.language], this.words)
  }

  private get words(): LibraryVocabulary {
    this.#words ??= {
      known: new Set(this.grammars.flatMap(wordsIn)),
      numbers: new Set(this.named(`${libraryName}.numbers`).flatMap(wordsIn)),
    }
    return this.#words
  }
}

const wordsIn = ({ symbols }: ImportedGrammar) =>
  [...symbols.terms.values()]
    .flat()
    .flatMap((term) => (term.kind === 'word' || term.kind === 'phrase' ? wordsOfSentence(term.text) : []))
