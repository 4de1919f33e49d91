import { Tag } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { languageWords } from './languageRows.js'
import { languageMessages } from './messages.js'

const maxTags = 6

/** The first selected languages as tags; the others are counted. */
export function PickedTags({ names }: { names: readonly string[] }) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const count = names.length - maxTags
  return (
    <>
      {names.slice(0, maxTags).map((name) => (
        <Tag key={name}>{languageWords(name, locale)}</Tag>
      ))}
      {count > 0 && <Tag tone="neutral">{t('more', { count })}</Tag>}
    </>
  )
}
