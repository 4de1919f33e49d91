import { type Analysis, applyEdits } from '@saywright/grammar'
import { libraryLanguages } from '@saywright/grammar/library'
import {
  Button,
  Icon,
  Message,
  Modal,
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  ModalTitle,
  matchesText,
  SearchField,
  Tag,
  Text,
} from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { CopyCheck, LibraryBig } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { AddedLines } from './AddedLines.js'
import type { SaidExample } from './HeardExample.js'
import { libraryMessages } from './messages.js'
import { type OfferedSubject, offeredRules } from './offeredRules.js'
import { RuleList } from './RuleList.js'
import { RulePreview } from './RulePreview.js'
import * as css from './RulesDialog.css.js'
import { useImportChoice } from './useImportChoice.js'

export type RulesDialogProps = {
  /** Name of the model. */
  model: string
  /** Language of the model, as a BCP 47 tag. */
  language: string
  analysis: Analysis
  /** Says examples. */
  speech: SaidExample['speech']
  /** The text with its new imports, as one change. */
  onChange: (grammar: string) => void
  onClose: () => void
}

/** Rules of the library that a grammar may import, with their sentences and meanings. */
export function RulesDialog({ model, language, analysis, speech, onChange, onClose }: RulesDialogProps) {
  const t = useMessages(libraryMessages)
  const locale = useLocale()
  const offered = useMemo(() => offeredRules(analysis, language), [analysis, language])
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<OfferedSubject['subject']>()
  const choice = useImportChoice(analysis, language, offered)
  const { ticked, wanted, canImport, edits, tick } = choice
  const preview = useRef<HTMLElement>(null)
  const found = offered.filter(({ subject, rules }) =>
    [
      t(`subject.${subject}`),
      ...rules.flatMap(({ kind, ranges }) => [
        t(`kind.${kind}`),
        ...ranges.flatMap(({ name, examples }) => [name, ...examples]),
      ]),
    ].some((text) => matchesText(text, search)),
  )
  const chosen = found.find(({ subject }) => subject === shown) ?? found[0]
  const added = edits.map(({ text }) => text.trim()).join('\n')
  const namesOf = new Intl.DisplayNames(locale, { type: 'language' })
  const nameOf = (tag: string) => namesOf.of(tag) ?? tag
  return (
    <Modal isOpen scroll="body" className={css.surface} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ModalHeader className={css.header}>
        <Icon of={LibraryBig} tone="accent" />
        <div className={css.heading}>
          <ModalTitle>{t('title')}</ModalTitle>
          <Tag tone="neutral">{model}</Tag>
          <Tag tone="neutral">{nameOf(language)}</Tag>
        </div>
        {offered.length > 0 && (
          <div className={css.search}>
            <SearchField label={t('search')} value={search} onChange={setSearch} />
          </div>
        )}
        <span className={css.close}>
          <ModalClose />
        </span>
      </ModalHeader>
      {offered.length === 0 ? (
        <ModalBody className={css.padded}>
          <Message tone="info">
            {t('noLanguage', {
              language: nameOf(language),
              languages: new Intl.ListFormat(locale).format(libraryLanguages.map(nameOf)),
            })}
          </Message>
        </ModalBody>
      ) : (
        <ModalBody className={css.panes}>
          <div className={css.choice}>
            {chosen ? (
              <RuleList
                {...{ language, subjects: found, ticked, shown: chosen, onTick: tick }}
                onShow={({ subject }) => setShown(subject)}
                onOpen={({ subject }) => {
                  setShown(subject)
                  preview.current?.focus()
                }}
              />
            ) : (
              <Text tone="secondary">{t('none')}</Text>
            )}
            <p className={css.follow}>
              <Icon of={CopyCheck} size={16} tone="muted" /> {t('follow')}
            </p>
          </div>
          {chosen && (
            <section
              ref={preview}
              className={css.preview}
              tabIndex={-1}
              aria-label={t(`subject.${chosen.subject}`)}
            >
              <RulePreview
                key={chosen.subject}
                {...{ analysis, language, speech, subject: chosen, choice }}
              />
              {added !== '' && <AddedLines lines={added.split('\n')} rule={wanted[0]} />}
            </section>
          )}
        </ModalBody>
      )}
      <ModalFooter className={css.footer}>
        <p className={css.note}>
          {offered.length > 0 && t('note', { count: added === '' ? 0 : added.split('\n').length })}
        </p>
        <Button onPress={onClose}>{t('cancel')}</Button>
        {offered.length > 0 && (
          <Button
            variant="primary"
            isDisabled={!canImport}
            onPress={() => {
              onChange(applyEdits(analysis.source, edits))
              onClose()
            }}
          >
            {t('add', { count: wanted.length })}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  )
}
