import { labelOf, technologyStates } from '@saywright/api/catalogue'
import { type LanguageField, nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { Badge, Checkbox, matchesText, Tag, Text, VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import * as css from './LanguageList.css.js'
import { pickedNames } from './languagePicks.js'
import { languageRows } from './languageRows.js'
import { languageMessages } from './messages.js'

export type LanguageListProps = {
  field: LanguageField
  choice: TechnologyChoice
  delivered?: TechnologyChoice
  /** Part of a name: other languages are hidden, except selected ones. */
  query: string
  /** In columns, or in one column with larger touch targets. */
  layout: keyof typeof css.lists
  onPick: (name: string, isPicked: boolean) => void
  onToggleAll: () => void
}

/** A checkbox for each language of a use case, and one for all. */
export function LanguageList({
  field,
  choice,
  delivered = nothingChosen,
  query,
  layout,
  onPick,
  onToggleAll,
}: LanguageListProps) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const rows = useMemo(() => languageRows(field, locale), [field, locale])
  const picked = pickedNames(choice, field)
  const settled = pickedNames(delivered, field)
  const found = rows.filter(({ label }) => matchesText(label, query))
  const shown = rows.filter((row) => found.includes(row) || picked.has(row.name))
  // A row to press with a finger has the larger box.
  const size = layout === 'rows' ? 'card' : 'medium'
  return (
    <div className={css.frame}>
      <div className={css.all}>
        <Checkbox
          label={
            <span className={css.allWords}>
              {t('all')} <Badge count={rows.length} />
            </span>
          }
          size={size}
          isSelected={picked.size >= rows.length}
          isIndeterminate={picked.size > 0 && picked.size < rows.length}
          isReadOnly={settled.size >= rows.length}
          onChange={onToggleAll}
        />
      </div>
      <VisuallyHidden role="status">
        {query.trim() === '' ? '' : t('found', { count: found.length })}
      </VisuallyHidden>
      {found.length === 0 && (
        <Text variant="bodySmall" tone="muted">
          {t('notFound')}
        </Text>
      )}
      <ul className={css.lists[layout]}>
        {shown.map(({ name, language, region }) => (
          <li key={name} className={css.rows[layout]}>
            <Checkbox
              label={
                <span className={css.name} data-picked={picked.has(name) || undefined}>
                  <span>{language}</span>
                  {region && <span className={css.region}> - {region}</span>}
                  {settled.has(name) && (
                    <>
                      {' '}
                      <Tag tone="neutral">{labelOf(technologyStates, 'delivered', locale)}</Tag>
                    </>
                  )}
                </span>
              }
              size={size}
              isSelected={picked.has(name)}
              isReadOnly={settled.has(name)}
              onChange={(isPicked) => onPick(name, isPicked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
