import { limits } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { writing, written } from './AudioSamplesStep.css.js'

export type TranscriptionFieldProps = {
  /** Of the recording. */
  name: string
  /** Of the sentence, as a BCP 47 tag. */
  lang: string | undefined
  onKeep: (transcription: string) => Promise<void>
}

/** Writes, in its place, what is said in a recording that has no transcription. */
export function TranscriptionField({ name, lang, onKeep }: TranscriptionFieldProps) {
  const t = useMessages(unitTestsMessages)
  const [text, setText] = useState('')
  const [isKeeping, keep] = useBusy(onKeep)
  const send = () => {
    if (text.trim() !== '') void keep(text.trim())
  }
  return (
    <div className={writing}>
      <div className={written} lang={lang}>
        <TextField
          label={t('audio.write', { name })}
          isLabelHidden
          placeholder={t('audio.writeHint')}
          maxLength={limits.freeTextMaxCharacters}
          value={text}
          onChange={setText}
          onKeyDown={({ key }) => key === 'Enter' && send()}
        />
      </div>
      <Button
        size="small"
        aria-label={t('audio.keepOf', { name })}
        isPending={isKeeping}
        isDisabled={text.trim() === ''}
        onPress={send}
      >
        {t('audio.keep')}
      </Button>
    </div>
  )
}
