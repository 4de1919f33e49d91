import { Button, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { wizardMessages } from './messages.js'
import * as css from './Wizard.css.js'

type WizardFooterProps = {
  layout: 'part' | 'page'
  /** Label of the next step. */
  following: string | undefined
  /** Content in place of the label of the next step. */
  standing: ReactNode
  extra: ReactNode
  nextLabel: string | undefined
  form: string | undefined
  isPending: boolean
  onCancel: (() => void) | undefined
  onBack: (() => void) | undefined
  onNext: () => Promise<void>
}

/** Buttons of a step: Cancel, Previous and Next. */
export function WizardFooter({
  layout,
  following,
  standing,
  extra,
  nextLabel,
  form,
  isPending,
  onCancel,
  onBack,
  onNext,
}: WizardFooterProps) {
  const t = useMessages(wizardMessages)
  // Where a dialog ends, Cancel is at the start and the steps are at the end.
  const isStartTaken = layout === 'part' && onCancel !== undefined
  const room = !standing && (
    <span className={css.room}>
      {following && <span className={css.following}>{t('following', { label: following })}</span>}
    </span>
  )
  const ways = (
    <>
      {isStartTaken && room}
      {isStartTaken && extra}
      {onBack && (
        <Button onPress={onBack} isDisabled={isPending}>
          {t('back')}
        </Button>
      )}
      {!isStartTaken && extra}
      {!isStartTaken && room}
      <Button
        // A new one for each form: the press that led here must not send the next form.
        key={form}
        variant="primary"
        isPending={isPending}
        {...(form ? { type: 'submit' as const, form } : { onPress: () => void onNext() })}
      >
        <span>{nextLabel ?? t('next')}</span>
        {!nextLabel && !standing && <Icon of={ArrowRight} />}
      </Button>
    </>
  )
  return (
    <footer className={css.footers[layout]}>
      {standing}
      {onCancel && (
        <Button variant="ghost" onPress={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {standing ? <div className={css.ways}>{ways}</div> : ways}
    </footer>
  )
}
