import type { Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import {
  Button,
  ErrorState,
  Icon,
  Modal,
  ModalClose,
  ModalFooter,
  ModalHeader,
  ModalTitle,
  Skeleton,
  Text,
} from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Printer } from 'lucide-react'
import * as css from './LegalDialogView.css.js'
import { inForceSince, type LegalDocument, type LegalKind } from './LegalDocument.js'
import { LegalReading } from './LegalReading.js'
import { legalMessages } from './messages.js'
import { SectionPlace } from './SectionPlace.js'

export type LegalDialogViewProps = {
  kind: LegalKind
  document: Loadable<LegalDocument>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether it is the page itself, on phones, and its title that of the page. */
  isPage?: boolean
}

/** A legal text in three zones: its title, the contents beside the text, and the way out. */
export function LegalDialogView({
  kind,
  document,
  isOpen,
  onOpenChange,
  isPage = false,
}: LegalDialogViewProps) {
  const t = useMessages(legalMessages)
  const isPhone = useWidthClass() === 'phone'
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} scroll="body" className={css.surface}>
      <ModalHeader className={css.header}>
        {isPhone && <ModalClose />}
        <div className={css.headings}>
          <ModalTitle level={isPage ? 1 : 2}>{t(kind)}</ModalTitle>
          <Text variant="bodySmall" tone="secondary">
            {t('inForce', { date: formatDate(inForceSince, 'UTC') })}
          </Text>
        </div>
        {!isPhone && <ModalClose />}
      </ModalHeader>
      <div className={css.body}>
        {document.state === 'ready' && (
          <LegalReading
            sections={document.value.sections}
            prefix={`dialog-${kind}`}
            label={t(kind)}
            isInDialog
          />
        )}
        {document.state === 'loading' && (
          <div className={css.waiting}>
            <Skeleton />
          </div>
        )}
        {document.state === 'failed' && (
          <div className={css.waiting}>
            <ErrorState title={t('failed')} {...failureOf(document)} />
          </div>
        )}
      </div>
      <ModalFooter className={css.footer}>
        <div className={css.note}>
          {document.state === 'ready' && (
            <SectionPlace sections={document.value.sections} prefix={`dialog-${kind}`} />
          )}
        </div>
        <Button icon={<Icon of={Printer} />} onPress={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="primary" slot="close">
          {t('close')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
