import { labelOf, technologyStates } from '@saywright/api/catalogue'
import { Button, Icon, Tag, Text, VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { groupLanguages } from './groupLanguages.js'
import { language as languageClass, tags } from './LanguageTags.css.js'
import { technologiesMessages } from './messages.js'
import type { TechnologyRow } from './technologyRows.js'

export type LanguageTagsProps = { row: TechnologyRow }

const shownAtFirst = 6

/** The languages of a technology, each with its regions; requested ones after delivered ones. */
export function LanguageTags({ row }: LanguageTagsProps) {
  const t = useMessages(technologiesMessages)
  const locale = useLocale()
  const [isWhole, setIsWhole] = useState(false)
  const groups = groupLanguages(row.languages, locale)
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst)
  const hidden = groups.length - shown.length
  if (!row.needsLanguages && row.state !== 'absent')
    return (
      <Text as="span" variant="bodySmall" tone="secondary">
        {t('noLanguage')}
      </Text>
    )
  if (groups.length === 0 && row.requested.length === 0)
    return (
      <Text as="span" variant="bodySmall" tone="secondary">
        {row.state === 'absent' ? t('notRequested') : '–'}
      </Text>
    )
  return (
    <span className={tags}>
      {shown.map(({ language, regions }) => (
        <Tag key={language}>
          <span className={languageClass}>{language}</span> {regions.join(', ')}
        </Tag>
      ))}
      {hidden > 0 && (
        <Button size="small" variant="ghost" onPress={() => setIsWhole(true)}>
          {t('more', { count: hidden })}
        </Button>
      )}
      {groupLanguages(row.requested, locale).map(({ language, regions }) => (
        <Tag key={`requested-${language}`} tone="info" icon={<Icon of={Plus} size={14} />}>
          <VisuallyHidden>{`${labelOf(technologyStates, 'requested', locale)} `}</VisuallyHidden>
          <span className={languageClass}>{language}</span> {regions.join(', ')}
        </Tag>
      ))}
    </span>
  )
}
