import { createVoiceCommandModel, type VoiceCommandModelSummary } from '@saywright/api/contract'
import { rulesOf, type SubmissionErrors, useForgetDraft } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { hubMessages } from '../messages/index.js'
import { LanguageField } from './LanguageField.js'
import { NameForm } from './NameForm.js'

export type NewModel = { name: string; language: string }

export type CreateModelDialogProps = {
  models: readonly VoiceCommandModelSummary[]
  /** At least one. */
  languages: readonly string[]
  onCreate: (model: NewModel) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Name and language of a new model of voice commands. */
export function CreateModelDialog({ models, languages, onCreate, onClose }: CreateModelDialogProps) {
  const t = useMessages(hubMessages)
  const form = useId()
  const draft = 'new-model'
  const forgetDraft = useForgetDraft(draft)
  const close = () => {
    forgetDraft()
    onClose()
  }
  const [isPending, create] = useBusy(onCreate)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('create.title')}
      description={t('create.lead')}
      actions={
        <>
          <Button onPress={close}>{t('create.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(isPending ? 'create.submitting' : 'create.submit')}
          </Button>
        </>
      }
    >
      <NameForm
        id={form}
        name={draft}
        label={t('create.title')}
        rules={rulesOf(createVoiceCommandModel)}
        initialValues={{ name: '', language: languages[0] ?? '' }}
        models={models}
        onSubmit={create}
      >
        <LanguageField languages={languages} />
      </NameForm>
    </Dialog>
  )
}
