import type { FileTag } from '@saywright/api/contract'
import { Inline, Tag } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { shownTags } from './tagWords.js'

/** What a file is for: its technology, its type, its platform. */
export function FileTags({ tags }: { tags: readonly FileTag[] }) {
  const locale = useLocale()
  return (
    <Inline gap="x1">
      {shownTags(tags, locale).map(
        ({ name, type, label }) =>
          label && (
            <Tag key={`${type}:${name}`} tone={type === 'technology' ? 'accent' : 'outlined'}>
              {label}
            </Tag>
          ),
      )}
    </Inline>
  )
}
