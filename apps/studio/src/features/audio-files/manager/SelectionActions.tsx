import { Button, Icon, Inline, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Captions, Trash2 } from 'lucide-react'
import { audioFilesMessages } from '../messages/index.js'

export type SelectionActionsProps = {
  count: number
  onDeselect: () => void
  onTranscribe: () => void
  onDelete: () => void
}

/** Actions on all selected recordings. */
export function SelectionActions({ count, onDeselect, onTranscribe, onDelete }: SelectionActionsProps) {
  const t = useMessages(audioFilesMessages)
  return (
    <Inline gap="x2">
      <Text as="span" variant="bodySmall" role="status">
        {t('selected', { count })}
      </Text>
      <Button variant="ghost" onPress={onDeselect}>
        {t('deselect')}
      </Button>
      <Button icon={<Icon of={Captions} />} onPress={onTranscribe}>
        {t('transcribe.button')}
      </Button>
      <Button variant="dangerOutline" icon={<Icon of={Trash2} />} onPress={onDelete}>
        {t('deleteSelected')}
      </Button>
    </Inline>
  )
}
