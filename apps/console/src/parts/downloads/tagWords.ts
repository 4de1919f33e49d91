import { type Option, optionOf, platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import type { FileTag } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'

type ShownKind = 'technology' | 'type' | 'platform'

const catalogue: Readonly<Record<ShownKind, readonly Option[]>> = {
  technology: technologies,
  type: resourceTypes,
  platform: platforms,
}

/** The tags of a file that are shown, technology first, in the words of a language; one without words has an empty text. */
export function shownTags(tags: readonly FileTag[], locale: Locale) {
  return (['technology', 'type', 'platform'] as const).flatMap((type) =>
    tags
      .filter((tag) => tag.type === type)
      .map(({ name }) => ({ name, type, label: wordsOf(type, name)?.[locale] ?? '' })),
  )
}

/** The tags of some files without labels, each once, as `platform beos`. */
export function tagsWithoutWords(files: readonly { readonly tags: readonly FileTag[] }[]): string[] {
  const names = files
    .flatMap(({ tags }) => shownTags(tags, 'en-US'))
    .filter(({ label }) => label === '')
    .map(({ type, name }) => `${type} ${name}`)
  return [...new Set(names)]
}

const wordsOf = (kind: ShownKind, name: string) => optionOf(catalogue[kind], name)
