import { labelOf, platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import type { FileTag } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'

const catalogue = { technology: technologies, type: resourceTypes, platform: platforms } as const

/** The tags of a file that are shown, technology first, in the words of a language. */
export function shownTags(tags: readonly FileTag[], locale: Locale) {
  return (['technology', 'type', 'platform'] as const).flatMap((type) =>
    tags
      .filter((tag) => tag.type === type)
      .map(({ name }) => ({ name, type, label: labelOf(catalogue[type], name, locale) })),
  )
}
