import { type LanguageField, languagesOf } from '@saywright/api/contract'
import { Glyph, Heading, Pressable, SearchField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { UseCaseTile } from '../UseCasePicker/UseCaseTile.js'
import { nameOfUseCase } from '../UseCasePicker/useCaseLooks.js'
import { LanguageList, type LanguageListProps } from './LanguageList.js'
import * as css from './LanguagePanel.css.js'
import { languageMessages } from './messages.js'
import { PickedTags } from './PickedTags.js'
import { useNotOffered } from './useNotOffered.js'

export type LanguagePanelProps = Pick<
  LanguageListProps,
  'choice' | 'delivered' | 'onPick' | 'onToggleAll'
> & {
  field: LanguageField
  level: 2 | 3 | 4
  isOpen: boolean
  onPress: () => void
  /** Whether a required selection is missing. */
  isAtFault: boolean
}

/** The languages of one use case: the selected ones in a line, the whole list when expanded. */
export function LanguagePanel({ field, level, isOpen, onPress, isAtFault, ...list }: LanguagePanelProps) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const id = useId()
  const [query, setQuery] = useState('')
  const notOffered = useNotOffered(list.choice, field)
  const { flag } = languagesOf[field]
  const picked = list.choice[field]
  return (
    <section className={css.panel} data-invalid={isAtFault || undefined}>
      <div className={css.header}>
        <Heading level={level} variant="h3">
          <Pressable
            className={css.trigger}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-describedby={`${id}-count ${id}-words`}
            onPress={onPress}
          >
            <UseCaseTile flag={flag} />
            {nameOfUseCase(flag, locale)}
          </Pressable>
        </Heading>
        <span id={`${id}-words`} className={css.words}>
          {isAtFault && <span className={css.fault}>{t('required')}</span>}
          {!isOpen && <PickedTags names={picked} />}
          {!isOpen && notOffered && <span className={css.note}>{notOffered}</span>}
        </span>
        {isOpen && (
          <div className={css.search}>
            <SearchField label={t('find')} value={query} onChange={setQuery} />
          </div>
        )}
        <span id={`${id}-count`} className={css.count}>
          {t('selected', { count: picked.length })}
        </span>
        <Glyph name="down" className={isOpen ? css.turnedChevron : css.chevron} />
      </div>
      {isOpen && (
        <div id={`${id}-list`} className={css.content}>
          <LanguageList {...list} field={field} query={query} layout="columns" />
        </div>
      )}
    </section>
  )
}
