import { Wizard } from '@saywright/forms'
import { Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { requestMessages } from './messages.js'
import { type RequestSetting, requestSteps } from './requestSteps.js'

export type RequestDialogProps = RequestSetting & { onClose: () => void }

/** Asks for technologies and languages beside those that a project has. */
export function RequestDialog({ onClose, ...setting }: RequestDialogProps) {
  const t = useMessages(requestMessages)
  return (
    <Dialog isOpen size="large" title={t('title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Wizard
        label={t('title')}
        steps={requestSteps(t, setting)}
        initialValues={setting.delivered}
        onCancel={onClose}
        onEnd={onClose}
      />
    </Dialog>
  )
}
