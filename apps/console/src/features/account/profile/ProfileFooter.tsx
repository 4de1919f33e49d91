import { SubmitButton } from '@saywright/forms'
import { Button, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useForm, useFormState } from 'react-final-form'
import { foot, words } from '../../../parts/FormFooter.css.js'
import { profileMessages } from './messages.js'

const subscription = { dirtyFields: true, submitting: true } as const

/** The number of unsaved fields of the form, and its actions. */
export function ProfileFooter() {
  const t = useMessages(profileMessages)
  const form = useForm()
  const { dirtyFields = {}, submitting = false } = useFormState({ subscription })
  const count = Object.keys(dirtyFields).length
  return (
    <div className={foot}>
      <div className={words} role="status">
        {count > 0 ? <StatusBadge status="running">{t('unsaved', { count })}</StatusBadge> : t('allSaved')}
      </div>
      {count > 0 && (
        <Button variant="ghost" isDisabled={submitting} onPress={() => form.reset()}>
          {t('discard')}
        </Button>
      )}
      <SubmitButton isDisabled={count === 0} pendingLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </div>
  )
}
