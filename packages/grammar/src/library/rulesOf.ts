import { LibraryGrammar } from '../grammar-library/LibraryGrammar.js'
import type { BuiltInRules, ImportedGrammar } from '../imports/ImportedGrammar.js'
import { rulesAfter } from '../imports/rulesAfter.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { type LibraryVariant, libraryVariant } from './libraryVariant.js'
import { libraryLanguages, sources } from './sources.js'
import type { NumberSpelling } from './spell/NumberSpelling.js'
import { spellWord } from './spell/spellWord.js'
import type { LibraryVocabulary } from './spell/splitWord.js'
import { spellings } from './spellings.js'

/** What its grammars are called before the dot of an import that says which: `<library.numbers.number>`. */
export const libraryName = 'library'

/**
 * The rules that every grammar of a language may import: numbers, dates, times, durations, yes and no, letters.
 *
 * @param language BCP 47 tag, language code of a model such as `eng-US`, or name of the language as `!language` has it, with a
 *   region or without: `fr-BE` has "septante". Of a language without a library, and without one, there are no rules, but a
 *   grammar is told which languages have them.
 * @returns the same object for what has the same rules: what is read of it once stays read.
 */
export function rulesOf(language: string | undefined): RulesOfLanguage {
  const variant = language === undefined ? undefined : libraryVariant(language)
  const found = known.get(variant?.tag) ?? new LanguageRules(variant)
  known.set(variant?.tag, found)
  return found
}

const known = new Map<string | undefined, LanguageRules>()

/** The library of one language, as one of its regions says it. */
export interface RulesOfLanguage extends BuiltInRules {
  /** Whether an import of this name, without brackets, leads to a rule of it. */
  has(rule: string): boolean
}

class LanguageRules implements RulesOfLanguage {
  readonly grammars: readonly ImportedGrammar[]
  #words: LibraryVocabulary | undefined
  #spelling: NumberSpelling | undefined

  constructor(readonly variant: LibraryVariant | undefined) {
    const subjects = variant ? Object.entries(sources[variant.language](variant.region)) : []
    this.grammars = subjects.map(
      ([subject, source]) => new LibraryGrammar({ name: `${libraryName}.${subject}`, source }, this),
    )
  }

  get language(): string | undefined {
    return this.variant?.tag
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
    if (!this.variant) return undefined
    this.#spelling ??= spellings[this.variant.language](this.variant.region)
    return spellWord(word, this.#spelling, this.words)
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
