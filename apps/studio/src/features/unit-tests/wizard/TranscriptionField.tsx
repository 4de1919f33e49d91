import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, isEnter, TextField } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'
import { writing, written } from './AudioSamplesStep.css.js'

export type TranscriptionFieldProps = {
  /** Number and name of the recording. */
  id: number
  name: string
  /** Of the sentence, as a BCP 47 tag. */
  lang: string | undefined
  /** @returns whether it was saved. */
  onKeep: (transcription: string) => Promise<boolean>
}

/** Adds a missing transcription of a recording in its row. */
export function TranscriptionField({ id, name, lang, onKeep }: TranscriptionFieldProps) {
  const t = useTestMessages()
  const [text, setText, forget] = useKeptState(`transcription-${id}`, '')
  const [isKeeping, keep] = useBusy(onKeep)
  const send = async () => {
    if (text.trim() !== '' && (await keep(text.trim()))) forget()
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
          onKeyDown={(event) => isEnter(event) && void send()}
        />
      </div>
      <Button
        size="small"
        aria-label={t('audio.keepOf', { name })}
        isPending={isKeeping}
        isDisabled={text.trim() === ''}
        onPress={() => void send()}
      >
        {t('audio.keep')}
      </Button>
    </div>
  )
}
