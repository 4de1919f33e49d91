import { addDomain } from '@saywright/api/contract'
import {
  type AskAboutDomain,
  type AskAboutEmail,
  compareDomain,
  createChecks,
  DomainKit,
  domainChecks,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { Box, Button, Card, Columns, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Send } from 'lucide-react'
import { foot, words } from '../../../parts/FormFooter.css.js'
import { Note } from '../../../parts/Note.js'
import { organizationMessages } from '../messages/index.js'

export type DomainValues = { name: string; verification_email: string }

/** How adding a domain ended: added, given up at the code, or refused by the server. */
export type DomainOutcome = 'added' | 'cancelled' | { readonly refused: SubmissionErrors }

export type DomainFormProps = {
  askDomain: AskAboutDomain
  askEmail: AskAboutEmail
  /** Sends the code, requests it, and adds the domain; resolves at the end. */
  onAdd: (values: DomainValues) => Promise<DomainOutcome>
  onInvalid: () => void
  onClose: () => void
}

const blank: DomainValues = { name: '', verification_email: '' }

/** A domain and an address of it, to which the code is sent. Cancelled at the code, the values stay. */
export function DomainForm({ askDomain, askEmail, onAdd, onInvalid, onClose }: DomainFormProps) {
  const t = useMessages(organizationMessages)
  const forgetDraft = useForgetDraft('domain')
  const send = async (values: DomainValues) => {
    const outcome = await onAdd(values)
    if (outcome === 'added') onClose()
    return typeof outcome === 'object' ? outcome.refused : undefined
  }
  return (
    <ValidatedForm
      name="domain"
      rules={rulesOf(addDomain)}
      compare={compareDomain}
      initialValues={blank}
      checks={() => createChecks(domainChecks({ askDomain, askEmail }))}
      onSubmit={send}
      onInvalid={onInvalid}
      aria-label={t('domains.add')}
    >
      <Card title={t('domains.add')} level={3} description={t('domains.addText')} isFlush>
        <Box padding="card">
          <Columns count={{ phone: 1, tablet: 2 }}>
            <DomainKit />
          </Columns>
        </Box>
        <div className={foot}>
          <div className={words}>
            <Note>{t('domains.noFreeMail')}</Note>
          </div>
          <Button
            variant="ghost"
            onPress={() => {
              forgetDraft()
              onClose()
            }}
          >
            {t('domains.cancel')}
          </Button>
          <SubmitButton icon={<Icon of={Send} />} pendingLabel={t('domains.sending')}>
            {t('domains.send')}
          </SubmitButton>
        </div>
      </Card>
    </ValidatedForm>
  )
}
