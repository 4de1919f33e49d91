import type { Generation } from '@saywright/api/contract'
import { useForgetDraft } from '@saywright/forms'
import type { SlotValues } from '@saywright/grammar'
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
  ProgressBar,
  Tag,
} from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { Sparkles } from 'lucide-react'
import { helperMessages } from '../../messages/helperMessages.js'
import type { GrammarWorker } from '../../model/ask/GrammarWorker.js'
import * as css from './HelperDialog.css.js'
import { HelperForm, type HelperFormProps, helperDraft } from './HelperForm.js'
import { HelperProposal } from './HelperProposal.js'

export type HelperDialogProps = HelperFormProps & {
  worker: GrammarWorker
  /** Values of the slots, to say sentences with. */
  values: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Hangs up, or forgets what was offered. */
  onReset: () => void
  /** One edit that can be undone, called by what was asked for. */
  onUse: (grammar: string, description: string) => void
  /** A new model for a translation. */
  onCreate: (language: string, grammar: string) => void
  /** Has a sentence said; absent where nothing can say it. */
  onSay?: ((text: string) => Promise<Blob>) | undefined
  onClose: () => void
}

/** A grammar by its description, or in another language: an offer that changes nothing by itself. */
export function HelperDialog(props: HelperDialogProps) {
  const { worker, generation, name, analysis, state, onClose } = props
  const t = useMessages(helperMessages)
  return (
    <Modal
      isOpen
      scroll="body"
      className={generation.available ? css.surface : ''}
      {...(!generation.available && { size: 'small' })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ModalHeader className={css.header}>
        <Icon of={Sparkles} tone="accent" />
        <div className={css.heading}>
          <ModalTitle>{t('title')}</ModalTitle>
          <Tag tone="neutral">{name}</Tag>
        </div>
        {generation.available && <Credits {...generation.credits} />}
        <span className={css.close}>
          <ModalClose />
        </span>
      </ModalHeader>
      {generation.available ? (
        <ModalBody className={css.panes}>
          <HelperForm {...props} />
          <HelperProposal
            {...{ worker, analysis, state }}
            slots={props.values}
            lang={props.lang}
            onSay={props.onSay}
          />
        </ModalBody>
      ) : (
        <ModalBody className={css.padded}>
          <Message tone="info">{t('notConfigured')}</Message>
        </ModalBody>
      )}
      <HelperActions {...props} />
    </Modal>
  )
}

function Credits({ left, total, renews_at }: Generation['credits']) {
  const t = useMessages(helperMessages)
  const tag = useLanguageTag()
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(renews_at),
  )
  return (
    <div className={css.credits}>
      <span aria-hidden>{t('creditsLabel')}</span>
      <div className={css.creditsBar}>
        <ProgressBar label={t('credits', { left, total, date })} fraction={total === 0 ? 0 : left / total} />
      </div>
      <span className={css.creditsLeft}>{t('creditsLeft', { left, total })}</span>
    </div>
  )
}

function HelperActions({ state, onReset, onUse, onCreate, onClose }: HelperDialogProps) {
  const t = useMessages(helperMessages)
  const forgetDraft = useForgetDraft(helperDraft)
  const offered = state.status === 'offered' ? state : undefined
  const away = offered ? 'discard' : state.status === 'running' ? 'cancel' : 'close'
  const take = ({ request, result }: NonNullable<typeof offered>) => {
    if (request.mode === 'translate') return onCreate(request.form.to, result.grammar)
    forgetDraft()
    onUse(result.grammar, request.form.description)
    onClose()
  }
  return (
    <ModalFooter className={css.footer}>
      {offered && <p className={css.note}>{t('note')}</p>}
      <Button onPress={away === 'close' ? onClose : onReset}>{t(away)}</Button>
      {offered && (
        <Button variant="primary" onPress={() => take(offered)}>
          {t(offered.request.mode === 'translate' ? 'create' : 'use')}
        </Button>
      )}
    </ModalFooter>
  )
}
