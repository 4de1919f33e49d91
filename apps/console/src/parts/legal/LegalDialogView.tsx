import type { Loadable } from '@saywright/api/contract'
import { Button, ErrorState, Glyph, Heading, IconButton, Skeleton, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
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
  /** It is the page itself, on phones, and its title that of the page. */
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
  const titleId = useId()
  const isPhone = useWidthClass() === 'phone'
  const cross = <IconButton slot="close" label={t('close')} icon={<Glyph name="cross" size={18} />} />
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.scrim}>
      <Modal className={css.surface}>
        <Dialog className={css.dialog} aria-labelledby={titleId}>
          <header className={css.header}>
            {isPhone && cross}
            <div className={css.headings}>
              <Heading level={isPage ? 1 : 2} variant="result" id={titleId}>
                {t(kind)}
              </Heading>
              <Text variant="bodySmall" tone="secondary">
                {t('inForce', { date: formatDate(inForceSince, 'UTC') })}
              </Text>
            </div>
            {!isPhone && cross}
          </header>
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
                <ErrorState onRetry={document.retry}>{t('failed')}</ErrorState>
              </div>
            )}
          </div>
          <footer className={css.footer}>
            <div className={css.note}>
              {document.state === 'ready' && (
                <SectionPlace sections={document.value.sections} prefix={`dialog-${kind}`} />
              )}
            </div>
            <Button
              icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
              onPress={() => window.print()}
            >
              {t('print')}
            </Button>
            <Button variant="primary" slot="close">
              {t('close')}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
