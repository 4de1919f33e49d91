import { interests, label, type Option, personLabels, wireValue } from '@saywright/api/catalogue'
import {
  type AsyncCheck,
  createChecks,
  FormError,
  FormRadioGroup,
  FormSelect,
  fieldNames,
  PersonNameKit,
  PhoneKit,
  ProfessionalEmailKit,
  profileRules,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Modal, ModalClose, ModalFooter, ModalHeader, ModalTitle, Stack } from '@saywright/ui'
import { type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { welcomeMessages } from './messages.js'
import * as css from './WelcomeDialog.css.js'
import { WelcomePanel } from './WelcomePanel.js'

const nameOf = fieldNames<WelcomeValues>()

export type WelcomeValues = {
  first_name: string
  last_name: string
  verified_email: string
  person_label: string
  interest_in_vdk: string
  phone_number: string
}

export type WelcomeDialogProps = {
  /** The known details of the user. */
  values: WelcomeValues
  /** The organization of the invitation. */
  organization?: string | undefined
  /** Whether a company address was proved with the account: it is not requested again. */
  isAddressKnown?: boolean
  /** Whether an address is of a company. */
  checkCorporateEmail: AsyncCheck
  onSave: (values: WelcomeValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

const choices = (options: readonly Option[], locale: Locale) =>
  options.map((option) => ({ value: wireValue(option), label: label(option, locale) }))

/** Greets a new user and requests what makes a profile complete. */
export function WelcomeDialog({
  values,
  organization,
  isAddressKnown,
  checkCorporateEmail,
  onSave,
  onInvalid,
  onClose,
}: WelcomeDialogProps) {
  const t = useMessages(welcomeMessages)
  const locale = useLocale()
  const formId = useId()
  const [isBusy, save] = useBusy(onSave)
  return (
    <Modal
      isOpen
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={css.surface}
    >
      <div className={css.parts}>
        <WelcomePanel name={values.first_name} organization={organization} />
        <div className={css.side}>
          <ModalHeader className={css.header}>
            <ModalTitle>{t('title')}</ModalTitle>
            <ModalClose />
          </ModalHeader>
          <div className={css.body}>
            <ValidatedForm
              name="welcome"
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
                {!isAddressKnown && <ProfessionalEmailKit description={t('corporateHint')} />}
                <div className={css.tiles}>
                  <FormRadioGroup
                    name={nameOf('person_label')}
                    label={t('label')}
                    orientation="horizontal"
                    options={choices(personLabels, locale)}
                  />
                </div>
                <FormSelect
                  name={nameOf('interest_in_vdk')}
                  label={t('interest')}
                  placeholder={t('choose')}
                  options={choices(interests, locale)}
                />
                <PhoneKit />
                <FormError hasFallback={false} />
              </Stack>
            </ValidatedForm>
          </div>
          <ModalFooter className={css.footer}>
            <p className={css.note}>{t('note')}</p>
            <Button variant="ghost" isDisabled={isBusy} onPress={onClose}>
              {t('later')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
              {t(isBusy ? 'saving' : 'save')}
            </Button>
          </ModalFooter>
        </div>
      </div>
    </Modal>
  )
}
