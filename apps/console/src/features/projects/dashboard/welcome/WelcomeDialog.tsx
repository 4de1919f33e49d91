import { interests, label, type Option, personLabels, wireValue } from '@saywright/api/catalogue'
import {
  type AsyncCheck,
  createChecks,
  FormError,
  KitForm,
  KitRadioGroup,
  KitSelect,
  PersonNameKit,
  PhoneKit,
  ProfessionalEmailKit,
  profileRules,
  type SubmissionErrors,
} from '@saywright/forms'
import { Button, Dialog, Icon, Spectrogram, Stack, Text } from '@saywright/ui'
import { type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { welcomeMessages } from './messages.js'
import { layout, panel, picture, words } from './WelcomeDialog.css.js'

export type WelcomeValues = {
  first_name: string
  last_name: string
  verified_email: string
  person_label: string
  interest_in_vdk: string
  phone_number: string
}

export type WelcomeDialogProps = {
  /** What is known of the person already. */
  values: WelcomeValues
  /** Whether an address is of a company. */
  checkCorporateEmail: AsyncCheck
  onSave: (values: WelcomeValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

const choices = (options: readonly Option[], locale: Locale) =>
  options.map((option) => ({ value: wireValue(option), label: label(option, locale) }))

/** Greets a new person and asks for what makes a profile complete. */
export function WelcomeDialog({
  values,
  checkCorporateEmail,
  onSave,
  onInvalid,
  onClose,
}: WelcomeDialogProps) {
  const t = useMessages(welcomeMessages)
  const locale = useLocale()
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const save = async (typed: WelcomeValues) => {
    setBusy(true)
    const errors = await onSave(typed)
    setBusy(false)
    return errors
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t('welcome', { name: values.first_name })}
      description={t('lead')}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      note={t('note')}
      actions={
        <>
          <Button variant="ghost" isDisabled={isBusy} onPress={onClose}>
            {t('later')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
            {t(isBusy ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <div className={layout}>
        <div className={panel} data-theme="dark">
          <div className={picture}>
            <Spectrogram height="fill" isDecorative />
          </div>
          <div className={words}>
            <Icon of={Clock} />
            <Text variant="bodySmall">{t('minute')}</Text>
          </div>
        </div>
        <KitForm
          id={formId}
          rules={profileRules}
          initialValues={values}
          checks={() => createChecks({ verified_email: checkCorporateEmail })}
          onSubmit={save}
          onInvalid={onInvalid}
          aria-label={t('title')}
        >
          <Stack gap="x3">
            <PersonNameKit />
            <ProfessionalEmailKit description={t('corporateHint')} />
            <KitRadioGroup
              name="person_label"
              label={t('label')}
              orientation="horizontal"
              options={choices(personLabels, locale)}
            />
            <KitSelect
              name="interest_in_vdk"
              label={t('interest')}
              placeholder={t('choose')}
              options={choices(interests, locale)}
            />
            <PhoneKit />
            <FormError />
          </Stack>
        </KitForm>
      </div>
    </Dialog>
  )
}
