import { useKeptState } from '@saywright/forms'
import { Button, Dialog, DropZone, Message, Stack, Text, TextArea } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { type RefusedLine, readList } from '../../model/slots/readList.js'
import { useTextFile } from '../../parts/decoding/useTextFile.js'
import { slotMessages } from './messages.js'

export type ListDialogProps = {
  /** Without brackets, of the slot. */
  slot: string
  /** Values that are there already. */
  known: readonly string[]
  /** Values that the slot may have in all. */
  most: number
  onAdd: (values: readonly string[]) => void
  onClose: () => void
}

const fileMaxBytes = 1024 * 1024
const namedRefusals = 5

/** Adds many values at once, pasted or from a file; a preview lists those that are accepted. */
export function ListDialog({ slot, known, most, onAdd, onClose }: ListDialogProps) {
  const t = useMessages(slotMessages)
  const [text, setText, forget] = useKeptState(`values-${slot}`, '')
  const list = useMemo(() => readList(text, known, most), [text, known, most])
  const named = (refused: readonly RefusedLine[]) =>
    refused
      .slice(0, namedRefusals)
      .map(({ line, value }) => `${value} (${t('line', { line })})`)
      .join(', ')
  const file = useTextFile(setText)
  const paste = (given: string) => {
    file.forget()
    setText(given)
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('paste')}
      description={t('pasteLead', { count: most })}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={list.fresh.length === 0}
            onPress={() => {
              forget()
              onAdd(list.fresh)
            }}
          >
            {t('import', { count: list.fresh.length })}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <TextArea label={t('pasteField')} rows={6} value={text} onChange={paste} autoFocus />
        <DropZone
          hint={t('pasteFile')}
          acceptedTypes={['text/plain', 'text/csv', '.txt', '.csv']}
          maxBytes={fileMaxBytes}
          given={text}
          onFiles={(files) => void file.take(files)}
        />
        {file.failure && <Message tone="danger">{file.failure}</Message>}
        {text.trim() !== '' && (
          <div role="status">
            <Text>{t('fresh', { count: list.fresh.length })}</Text>
            {list.repeated.length > 0 && (
              <Text tone="secondary">
                {t('repeated', { count: list.repeated.length, values: named(list.repeated) })}
              </Text>
            )}
            {list.unspoken.length > 0 && (
              <Text tone="secondary">
                {t('unspoken', { count: list.unspoken.length, values: named(list.unspoken) })}
              </Text>
            )}
            {list.beyond > 0 && <Text tone="secondary">{t('beyond', { count: list.beyond })}</Text>}
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
