import { Box, Button, Dialog, Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CopyX } from 'lucide-react'
import { conflictMessages } from './messages.js'

export type ConflictDialogProps = {
  /** The sentence of the server; absent without a conflict. */
  message: string | undefined
  onClose: () => void
}

/** A name is taken, or another user has changed the object: what to do, then the server's own sentence. */
export function ConflictDialog({ message, onClose }: ConflictDialogProps) {
  const t = useMessages(conflictMessages)
  return (
    <Dialog
      isOpen={message !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      tone="warning"
      icon={<Icon of={CopyX} size={20} />}
      title={t('title')}
      description={t('text')}
      actions={<Button onPress={onClose}>{t('cancel')}</Button>}
    >
      <Box surface="canvas" border="subtle" radius="md" padding="x2">
        <Stack gap="x05">
          <Text variant="caption" tone="secondary">
            {t('response')}
          </Text>
          <Text weight="semibold">{message}</Text>
        </Stack>
      </Box>
    </Dialog>
  )
}
