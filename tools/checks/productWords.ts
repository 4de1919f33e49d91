// Refuses words of the product in packages/ui, its stories and its tests: they belong to apps/shell and to the apps.
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const productWords: Check = {
  name: 'product words',
  find() {
    const sources = sourcesIn(['packages/ui/src'], () => true)
    return {
      subject: `words of ${sources.length} files of ui`,
      faults: sources.flatMap(({ file, text }) =>
        productWordsIn(text).map(
          ({ word, line }) => `${file}:${line} speaks of the product: ${word.toLowerCase()}`,
        ),
      ),
    }
  },
}

// Words of the product, which a library for other products must not use.
const words = [
  'biometrics?',
  'consoles?',
  'dictation',
  'dynamic slots?',
  'enhancement',
  'entrep[oô]ts?',
  'evaluations?',
  '[ée]valuations?',
  'grammars?',
  'grammaires?',
  'intent (?:based )?commands?',
  'licen[cs]es?',
  'mots? de r[ée]veil',
  'organi[sz]ations?',
  'organisations?',
  'projects?',
  'projets?',
  'reconnaissance vocale',
  'strict commands?',
  'studios?',
  'synthesis',
  'technolog(?:y|ies)',
  'technologies?',
  'voice (?:authentication|commands?|picking|prints?|technolog\\w+)',
  'commandes? vocales?',
  'wake words?',
  'warehouses?',
]
const pattern = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu')

// These say something else: the technology of a screen reader, what browsers call their log.
const otherMeanings = /assistive technolog(?:y|ies)|\bconsole\.(?=[a-z]+\b)/giu

/** The words of the product that a source contains, each with its line; `wakeWord` and `wake-word` are two words. */
export function productWordsIn(source: string): { word: string; line: number }[] {
  return source.split('\n').flatMap((text, index) => {
    const spoken = text
      .replace(otherMeanings, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/[_-]/g, ' ')
    return [...spoken.matchAll(pattern)].map(([word]) => ({ word, line: index + 1 }))
  })
}
