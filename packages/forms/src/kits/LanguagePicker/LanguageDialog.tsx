import { type LanguageField, type TechnologyChoice, toggleAllLanguages } from '@saywright/api/contract'
import {
  Button,
  Modal,
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  ModalTitle,
  SearchField,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { LanguageChips } from './LanguageChips.js'
import * as css from './LanguageDialog.css.js'
import { LanguageList } from './LanguageList.js'
import { afterPick } from './languagePicks.js'
import { languageMessages } from './messages.js'

type LanguageDialogProps = {
  field: LanguageField
  choice: TechnologyChoice
  delivered: TechnologyChoice
  /** Called when the dialog is closed without Confirm; its selection is discarded. */
  onCancel: () => void
  onConfirm: (choice: TechnologyChoice) => void
}

/**
 * Selects the languages of one use case on phones, full screen; the selection takes effect on confirmation.
 */
export function LanguageDialog({ field, choice, delivered, onCancel, onConfirm }: LanguageDialogProps) {
  const t = useMessages(languageMessages)
  const [draft, setDraft] = useState(choice)
  const [query, setQuery] = useState('')
  const pick = (name: string, isPicked: boolean) =>
    setDraft(afterPick(draft, { field, name, isPicked }, delivered))
  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onCancel()} size="small" scroll="body">
      <ModalHeader className={css.header}>
        <div className={css.titleLine}>
          <ModalClose />
          <ModalTitle variant="h2">{t(`title.${field}`)}</ModalTitle>
        </div>
        <SearchField label={t('find')} value={query} onChange={setQuery} />
        <LanguageChips
          picked={draft[field]}
          delivered={delivered[field]}
          onRemove={(name) => pick(name, false)}
        />
      </ModalHeader>
      <ModalBody className={css.body}>
        <LanguageList
          field={field}
          choice={draft}
          delivered={delivered}
          query={query}
          layout="rows"
          onPick={pick}
          onToggleAll={() => setDraft(toggleAllLanguages(draft, field, delivered))}
        />
      </ModalBody>
      <ModalFooter className={css.footer}>
        <span className={css.count} role="status">
          {t('selected', { count: draft[field].length })}
        </span>
        <Button variant="ghost" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="primary" onPress={() => onConfirm(draft)}>
          {t('confirm')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
