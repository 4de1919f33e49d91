import type { ProjectTag } from '../project/project.js'
import { nothingChosen, type TechnologyChoice } from './choice.js'
import { isOffered, languageCodeOf, languageNameOf } from './languageNames.js'
import type { TagTechnology } from './tagTechnologies.js'
import { useCaseFlags, useCaseOf } from './useCases.js'

/** Tags from before the use case had a technology of its own. */
const otherTechnologies: Readonly<Partial<Record<TagTechnology, TagTechnology>>> = {
  'free-speech': 'dictation',
}

/**
 * The delivered resources of a project, as a choice. Languages that the catalogue does not offer for the use case are left
 * out.
 */
export function deliveredChoice(tags: readonly ProjectTag[]): TechnologyChoice {
  const entries = useCaseFlags.flatMap((flag): [string, unknown][] => {
    const { technology, languages } = useCaseOf[flag]
    const own = tags.map(underOneName).filter((tag) => tag.technology === technology)
    if (!languages) return [[flag, own.length > 0]]
    const names = own.flatMap(({ langs }) => langs).map((code) => languageNameOf(code) ?? '')
    return [
      [flag, own.length > 0],
      [languages, [...new Set(names)].filter((name) => isOffered(languages, name))],
    ]
  })
  return { ...nothingChosen, ...Object.fromEntries(entries) }
}

/**
 * Delivered resources that no choice can hold, because the catalogue does not offer them: technology and language, as `asr
 * xxx-XX`.
 */
export function unknownDeliveries(tags: readonly ProjectTag[]): string[] {
  const known = new Set(tagsOf(deliveredChoice(tags)).flatMap(namesOfTag))
  return [...new Set(tags.map(underOneName).flatMap(namesOfTag))].filter((name) => !known.has(name))
}

const underOneName = ({ technology, langs }: ProjectTag): ProjectTag => ({
  technology: otherTechnologies[technology] ?? technology,
  langs,
})
const namesOfTag = ({ technology, langs }: ProjectTag) => langs.map((code) => `${technology} ${code}`)

/** The tags with which a choice is delivered. */
export function tagsOf(choice: TechnologyChoice): ProjectTag[] {
  return useCaseFlags
    .filter((flag) => choice[flag])
    .map((flag) => {
      const { technology, languages } = useCaseOf[flag]
      const names = languages ? choice[languages] : []
      return { technology, langs: names.flatMap((name) => languageCodeOf(name) ?? []) }
    })
}
