import { type Loadable, object, text } from '@saywright/api/contract'
import {
  type FieldErrors,
  FormError,
  fieldNames,
  type SubmissionErrors,
  useFormField,
  ValidatedForm,
} from '@saywright/forms'
import { failureOf, useBusy } from '@saywright/shell/components'
import { Button, Dialog, ErrorState, Link, Message, Skeleton, Stack, Text, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { securityMessages } from './messages/index.js'
import type { OwnedOrganizations } from './ownedOrganizations.js'

const nameOf = fieldNames<{ typed: string }>()

export type DeleteDialogProps = {
  /** To be typed, against accidental deletion. */
  email: string
  ownedOrganizations: Loadable<OwnedOrganizations>
  /** Where another administrator can be named. */
  membersHref: string
  onDelete: () => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

const rules = object({ typed: text() })

/** Asks before an account ends, and names what ends with it. */
export function DeleteDialog({
  email,
  ownedOrganizations,
  membersHref,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const t = useMessages(securityMessages)
  const formId = useId()
  const [isBusy, submit] = useBusy(onDelete)
  const compare = ({ typed }: { typed: string }): FieldErrors =>
    typed.trim().toLowerCase() === email.toLowerCase() ? {} : { typed: 'invalid' }
  const mustHandOver = ownedOrganizations.state === 'ready' && ownedOrganizations.value.handOver.length > 0
  return (
    <Dialog
      isOpen
      role="alertdialog"
      tone="danger"
      title={t('remove.question')}
      description={t('remove.final')}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            isPending={isBusy}
            isDisabled={ownedOrganizations.state !== 'ready' || mustHandOver}
          >
            {t(isBusy ? 'remove.submitting' : 'remove.submit')}
          </Button>
        </>
      }
    >
      {ownedOrganizations.state === 'loading' && <Skeleton widths={['80%', '60%']} />}
      {ownedOrganizations.state === 'failed' && <ErrorState {...failureOf(ownedOrganizations)} />}
      {ownedOrganizations.state === 'ready' && (
        <ValidatedForm
          id={formId}
          rules={rules}
          initialValues={{ typed: '' }}
          compare={compare}
          onSubmit={() => submit()}
          aria-label={t('remove.question')}
        >
          <Stack gap="x3">
            <Consequences {...ownedOrganizations.value} membersHref={membersHref} />
            {!mustHandOver && <TypedAddress email={email} />}
            <FormError hasFallback={false} />
          </Stack>
        </ValidatedForm>
      )}
    </Dialog>
  )
}

function Consequences({ along, handOver, membersHref }: OwnedOrganizations & { membersHref: string }) {
  const t = useMessages(securityMessages)
  const listed = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  return (
    <>
      <Text>{t('remove.lead')}</Text>
      {along.length > 0 && (
        <Message tone="warning">
          {t('remove.along', { count: along.length, names: listed.format(along) })}
        </Message>
      )}
      {handOver.length > 0 && (
        <Message
          tone="danger"
          actions={
            <Link href={membersHref} variant="standalone">
              {t('remove.members')}
            </Link>
          }
        >
          {t('remove.handOver', { count: handOver.length, names: listed.format(handOver) })}
        </Message>
      )}
    </>
  )
}

function TypedAddress({ email }: { email: string }) {
  const t = useMessages(securityMessages)
  const field = useFormField(nameOf('typed'), { invalid: t('remove.mismatch') })
  return (
    <TextField
      {...field}
      label={t('remove.confirm', { email })}
      type="email"
      autoComplete="off"
      spellCheck="false"
    />
  )
}
