import { saveFile } from '@saywright/shell'
import { Button, CopyButton, Dialog, Icon, Message, SegmentedControl, Stack, Text } from '@saywright/ui'
import { LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { shareMessages } from './messages.js'
import { program } from './ShareDialog.css.js'
import { snippetLanguages } from './snippetLanguage.js'
import { type SnippetKind, snippetKinds, snippets } from './snippets.js'

export type ShareDialogProps = {
  model: SharedModel
  /** Whether the text differs from what a program would use. */
  isUnsaved: boolean
  /** The language that is chosen first; the kit in Node unless said. */
  defaultKind?: SnippetKind
  onClose: () => void
}

/** Programs in several languages that use the model, to be copied or downloaded. */
export function ShareDialog({ model, isUnsaved, defaultKind = 'kit', onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages)
  const [kind, setKind] = useState(defaultKind)
  const { file, write } = snippets[kind]
  const locale = useLocale()
  const code = write(model, locale)
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button icon={<Icon of={Download} />} onPress={() => saveFile(file, code)}>
            {t('download', { file })}
          </Button>
          <CopyButton variant="primary" subject={t('subject')} text={code} />
        </>
      }
    >
      <Stack gap="x2">
        {isUnsaved && <Message tone="info">{t('unsaved')}</Message>}
        <SegmentedControl
          isFullWidth
          label={t('language')}
          value={kind}
          onChange={setKind}
          options={snippetKinds.map((value) => ({ value, label: snippets[value].label }))}
        />
        {(kind === 'kotlin' || kind === 'java') && (
          <Text variant="bodySmall" tone="secondary">
            {t('android')}
          </Text>
        )}
        <div className={program}>
          <LazyCodeEditor
            key={kind}
            label={t('code')}
            value={code}
            isReadOnly
            isWrapping
            extensions={snippetLanguages[kind]}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
