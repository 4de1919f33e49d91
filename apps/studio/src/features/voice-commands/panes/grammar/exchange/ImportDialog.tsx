import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { analyze } from '@saywright/grammar'
import { Button, Dialog, DropZone, Message, Select, Stack, Text, TextArea } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTextFile } from '../../../parts/decoding/useTextFile.js'
import { ConversionPreview } from './ConversionPreview.js'
import { formatOf, formats, type GrammarFormat, imported } from './formats.js'
import { exchangeMessages } from './messages.js'

export type ImportDialogProps = {
  /** The text that takes the place of the grammar. */
  onReplace: (grammar: string) => void
  onClose: () => void
}

/** A grammar of another tool: what becomes of it, and what is lost, before it takes the place of this one. */
export function ImportDialog({ onReplace, onClose }: ImportDialogProps) {
  const t = useMessages(exchangeMessages)
  const locale = useLocale()
  const [text, setText, forget] = useKeptState('import', '')
  const [chosen, setChosen] = useState<GrammarFormat>()
  const read = useDeferredValue(text)
  const format = chosen ?? formatOf(read)
  const conversion = useMemo(() => imported(read, format), [read, format])
  const errors = useMemo(
    () => analyze(conversion.text).problems.filter(({ severity }) => severity === 'error').length,
    [conversion],
  )
  const isEmpty = read.trim() === ''
  const isUnreadable = !isEmpty && conversion.text === ''
  const isTooLong = conversion.text.length > limits.grammarMaxCharacters
  const take = (given: string) => {
    setText(given)
    setChosen(undefined)
  }
  const file = useTextFile(take)
  const paste = (given: string) => {
    file.forget()
    take(given)
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('import.title')}
      description={t('import.lead')}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={isEmpty || isUnreadable || isTooLong || read !== text}
            onPress={() => {
              onReplace(conversion.text)
              close()
            }}
          >
            {t('import.replace')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <DropZone
          hint={t('import.file')}
          maxBytes={limits.grammarMaxCharacters * 4}
          given={text}
          onFiles={(files) => void file.take(files)}
        />
        {file.failure && <Message tone="danger">{file.failure}</Message>}
        <TextArea label={t('import.text')} rows={4} value={text} onChange={paste} />
        <Select
          label={t('format')}
          options={formats.map((each) => ({ value: each.format, label: each.name }))}
          value={format}
          onChange={setChosen}
        />
        {isEmpty && <Text tone="secondary">{t('import.nothing')}</Text>}
        {isUnreadable && <Message tone="danger">{t('import.unreadable')}</Message>}
        {isTooLong && (
          <Message tone="danger">
            {t('import.tooLong', {
              limit: new Intl.NumberFormat(locale).format(limits.grammarMaxCharacters),
            })}
          </Message>
        )}
        {!isEmpty && !isUnreadable && errors > 0 && (
          <Message tone="warning">{t('import.hasErrors', { count: errors })}</Message>
        )}
        {!isEmpty && <ConversionPreview {...conversion} />}
      </Stack>
    </Dialog>
  )
}
