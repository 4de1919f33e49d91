import { type TechnologyChoice, withDelivered } from '@saywright/api/contract'
import { useWizardDraft, Wizard, type WizardStore } from '@saywright/forms'
import { Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { requestMessages } from './messages.js'
import { type RequestSetting, requestSteps } from './requestSteps.js'

/** Deliveries since the draft was written belong to the choice as well. */
function keepingDelivered(
  draft: WizardStore<TechnologyChoice>,
  delivered: TechnologyChoice,
): WizardStore<TechnologyChoice> {
  return {
    ...draft,
    read: () => {
      const place = draft.read()
      return place && { ...place, values: withDelivered(delivered, place.values) }
    },
  }
}

export type RequestDialogProps = RequestSetting & {
  projectId: number
  onClose: () => void
}

/**
 * Requests technologies and languages beside those that a project has. Only Cancel discards the selection: after Escape it
 * is restored when the dialog is opened again.
 */
export function RequestDialog({ projectId, onClose, ...setting }: RequestDialogProps) {
  const t = useMessages(requestMessages)
  const draft = useWizardDraft<TechnologyChoice>(`request-${projectId}`, setting.delivered)
  return (
    <Dialog isOpen size="large" title={t('title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Wizard
        label={t('title')}
        steps={requestSteps(t, setting)}
        initialValues={setting.delivered}
        {...(draft && { store: keepingDelivered(draft, setting.delivered) })}
        onCancel={() => {
          draft?.clear()
          onClose()
        }}
        onEnd={onClose}
      />
    </Dialog>
  )
}
