import type { Generation, VoiceCommandModel } from '@saywright/api/contract'
import { useForgetDraft } from '@saywright/forms'
import type { Analysis } from '@saywright/grammar'
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
import { useMemo } from 'react'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { helperMessages } from '../../messages/helperMessages.js'
import type { Slots } from '../../model/document/grammarDocument.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import type { HelperActions, HelperView } from '../../model/workspace/VoiceCommandWorkspace.js'
import * as css from './HelperDialog.css.js'
import { HelperForm, helperDraft } from './HelperForm.js'
import { HelperProposal } from './HelperProposal.js'

export type HelperDialogProps = {
  helper: HelperView
  actions: Pick<HelperActions, 'ask' | 'reset' | 'create'>
  model: Pick<VoiceCommandModel, 'name' | 'language'>
  worker: GrammarWorker
  /** The open grammar, with its imports. */
  analysis: Analysis
  /** The dynamic slots with their values, to say sentences with. */
  slots: Slots
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Applies it as one edit that can be undone, named by its description. */
  onUse: (grammar: string, description: string) => void
  /** Has a sentence said; absent where nothing can say it. */
  onSay?: ((text: string) => Promise<Blob>) | undefined
  onClose: () => void
}

/** A grammar by its description, or in another language: an offer that changes nothing by itself. */
export function HelperDialog(props: HelperDialogProps) {
  const { helper, model, worker, analysis, slots, onClose } = props
  const { generation } = helper
  const values = useMemo(() => slotValues(slots), [slots])
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
          <Tag tone="neutral">{model.name}</Tag>
        </div>
        {generation.available && <Credits {...generation.credits} />}
        <span className={css.close}>
          <ModalClose />
        </span>
      </ModalHeader>
      {generation.available ? (
        <ModalBody className={css.panes}>
          <HelperForm
            {...{ helper, model }}
            grammar={analysis.source}
            slots={slots.map(({ name }) => name)}
            onAsk={props.actions.ask}
          />
          <HelperProposal
            {...{ worker, analysis }}
            state={helper.state}
            slots={values}
            lang={props.lang}
            onSay={props.onSay}
          />
        </ModalBody>
      ) : (
        <ModalBody className={css.padded}>
          <Message tone="info">{t('notConfigured')}</Message>
        </ModalBody>
      )}
      <Footer {...props} />
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

function Footer({ helper: { state }, actions, onUse, onClose }: HelperDialogProps) {
  const t = useMessages(helperMessages)
  const forgetDraft = useForgetDraft(helperDraft)
  const offered = state.status === 'offered' ? state : undefined
  const away = offered ? 'discard' : state.status === 'running' ? 'cancel' : 'close'
  const take = ({ request, result }: NonNullable<typeof offered>) => {
    if (request.mode === 'translate') return actions.create(request.form.to, result.grammar)
    forgetDraft()
    onUse(result.grammar, request.form.description)
    onClose()
  }
  return (
    <ModalFooter className={css.footer}>
      {offered && <p className={css.note}>{t('note')}</p>}
      <Button onPress={away === 'close' ? onClose : actions.reset}>{t(away)}</Button>
      {offered && (
        <Button variant="primary" onPress={() => take(offered)}>
          {t(offered.request.mode === 'translate' ? 'create' : 'use')}
        </Button>
      )}
    </ModalFooter>
  )
}
