import type { Analysis, SlotValues } from '@saywright/grammar'
import { saveFile } from '@saywright/shell'
import { Button, CopyButton, Dialog, Message, Select, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { ConversionPreview } from './ConversionPreview.js'
import { exported, formats, type GrammarFormat } from './formats.js'
import { exchangeMessages } from './messages.js'

export type ExportDialogProps = {
  /** Of the model, for the file. */
  name: string
  analysis: Analysis
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onClose: () => void
}

/** The grammar in another format, with the losses of that format. */
export function ExportDialog({ name, analysis, slots, lang, onClose }: ExportDialogProps) {
  const t = useMessages(exchangeMessages)
  const [format, setFormat] = useState<GrammarFormat>('bnf')
  const isRefused = format !== 'bnf' && analysis.hasErrors
  const conversion = useMemo(
    () => (isRefused ? undefined : exported(analysis, format, slots, lang)),
    [isRefused, analysis, format, slots, lang],
  )
  const ending = formats.find((each) => each.format === format)?.ending
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('export.title')}
      description={t('export.lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <CopyButton text={conversion?.text ?? ''} isDisabled={!conversion} />
          <Button
            variant="primary"
            isDisabled={!conversion}
            onPress={() => saveFile(`${name}.${ending}`, conversion?.text ?? '')}
          >
            {t('export.download')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Select
          label={t('format')}
          options={formats.map((each) => ({ value: each.format, label: each.name }))}
          value={format}
          onChange={setFormat}
        />
        {conversion ? (
          <ConversionPreview {...conversion} />
        ) : (
          <Message tone="warning">{t('export.hasErrors')}</Message>
        )}
      </Stack>
    </Dialog>
  )
}
