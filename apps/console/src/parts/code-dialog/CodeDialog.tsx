import { CodeField } from '@saywright/forms'
import { Button, Dialog, Icon, Message, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { CodeFault } from './codeFault.js'
import { codeDialogMessages } from './messages.js'

export type CodeDialogProps = {
  /** Where the code was sent. */
  email: string
  /** `checking` while the server checks it; `verified` while the action is under way. */
  status?: 'waiting' | 'checking' | 'verified'
  /** The error of the code that was sent last. */
  fault?: CodeFault | undefined
  /** Label of the button, which names the effect of the right code; "Verify" when absent. */
  verifyLabel?: string
  onVerify: (code: string) => void
  onResend: () => void
  onClose: () => void
}

const length = 6

/** Requests the six characters of a mail, independent of their purpose. */
export function CodeDialog({
  email,
  status = 'waiting',
  fault,
  verifyLabel,
  onVerify,
  onResend,
  onClose,
}: CodeDialogProps) {
  const t = useMessages(codeDialogMessages)
  const formId = useId()
  const [code, setCode] = useState('')
  const [judged, setJudged] = useState<string>()
  const isWaiting = status === 'waiting'
  const verify = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < length || !isWaiting) return
    setJudged(code)
    onVerify(code)
  }
  return (
    <Dialog
      isOpen
      size="medium"
      icon={<Icon of={MailCheck} size={20} />}
      title={t('title')}
      description={richText(t('sent', { email }), {
        address: (words) => (
          <Text as="strong" weight="semibold">
            {words}
          </Text>
        ),
      })}
      isDismissable={isWaiting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      note={
        <>
          <span>{t('nothing')}</span>{' '}
          <Button variant="ghost" size="small" isDisabled={!isWaiting} onPress={onResend}>
            {t('resend')}
          </Button>
        </>
      }
      actions={
        <>
          <Button isDisabled={!isWaiting} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isDisabled={code.length < length}
            isPending={!isWaiting}
          >
            {isWaiting ? (verifyLabel ?? t('verify')) : t('checking')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={verify}>
        <Stack gap="x3">
          <CodeField
            autoFocus
            label={t('label')}
            value={code}
            onChange={setCode}
            description={t('hint')}
            error={fault && isWaiting && code === judged ? t(`fault.${fault}`) : undefined}
            isPending={!isWaiting}
          />
          {status === 'verified' && (
            <Message tone="success" isAnnounced>
              {t('verified')}
            </Message>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
