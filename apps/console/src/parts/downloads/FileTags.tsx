import type { FileTag } from '@saywright/api/contract'
import { Icon, Inline, Tag } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { shownTags } from './tagWords.js'
import { technologyLooks } from './technologyLooks.js'

/** The tags of a file: its technology, in the hue of its use case, its type, its platform. */
export function FileTags({ tags }: { tags: readonly FileTag[] }) {
  const locale = useLocale()
  return (
    <Inline gap="x1">
      {shownTags(tags, locale).map(({ name, type, label }) => {
        if (!label) return null
        const looks = type === 'technology' ? technologyLooks(name) : undefined
        return (
          <Tag
            key={`${type}:${name}`}
            tone={looks?.hue ?? 'outlined'}
            icon={looks && <Icon of={looks.icon} size={14} />}
          >
            {label}
          </Tag>
        )
      })}
    </Inline>
  )
}
