import {
  limits,
  recordingsOf,
  type TestNoise,
  type TestSpeed,
  type TestVoice,
  testNoises,
  testSpeeds,
  testVoices,
} from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, CheckboxGroup, Dialog, Stack, Text, TextArea } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { valuesOf } from './slotText.js'

export type AudioToMake = {
  sentences: readonly string[]
  voices: readonly TestVoice[]
  speeds: readonly TestSpeed[]
  noises: readonly TestNoise[]
}

export type MakeAudioDialogProps = {
  /** Under which what is typed is kept. */
  draft: string
  /** Some that the grammar accepts. */
  sentences: readonly string[]
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** @returns whether it was begun. */
  onMake: (audio: AudioToMake) => Promise<boolean>
  onClose: () => void
}

/** Has sentences spoken when nobody can record: in several voices, at several speeds, with noise. */
export function MakeAudioDialog({ draft, sentences, lang, onMake, onClose }: MakeAudioDialogProps) {
  const t = useMessages(unitTestsMessages)
  const [text, setText, forget] = useKeptState(draft, sentences.join('\n'))
  const [voices, setVoices] = useState<readonly TestVoice[]>(['deep', 'high'])
  const [speeds, setSpeeds] = useState<readonly TestSpeed[]>(['normal'])
  const [noises, setNoises] = useState<readonly TestNoise[]>(['none', 'quiet'])
  const [isMaking, make] = useBusy(onMake)
  const audio = { sentences: valuesOf(text), voices, speeds, noises }
  const count = recordingsOf(audio)
  const fault = faultOf(audio)
  const send = async () => {
    if (await make(audio)) close()
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('make.title')}
      description={t('make.lead')}
      actions={
        <>
          <Button onPress={close}>{t('make.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isMaking}
            isDisabled={fault !== undefined}
            onPress={() => void send()}
          >
            {t('make.submit', { count })}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <div lang={lang}>
          <TextArea
            label={t('make.sentences')}
            description={t('make.sentencesHint')}
            error={
              fault &&
              t(`make.faults.${fault}`, {
                sentences: limits.sentencesOfTestAudio,
                recordings: limits.recordingsOfTestAudio,
                characters: limits.freeTextMaxCharacters,
              })
            }
            value={text}
            onChange={setText}
          />
        </div>
        <CheckboxGroup
          label={t('make.voices')}
          orientation="horizontal"
          options={testVoices.map((value) => ({ value, label: t(`make.voice.${value}`) }))}
          value={voices}
          onChange={setVoices}
        />
        <CheckboxGroup
          label={t('make.speeds')}
          orientation="horizontal"
          options={testSpeeds.map((value) => ({ value, label: t(`make.speed.${value}`) }))}
          value={speeds}
          onChange={setSpeeds}
        />
        <CheckboxGroup
          label={t('make.noises')}
          orientation="horizontal"
          options={testNoises.map((value) => ({ value, label: t(`make.noise.${value}`) }))}
          value={noises}
          onChange={setNoises}
        />
        <Text variant="caption" tone="secondary">
          {t('make.note')}
        </Text>
      </Stack>
    </Dialog>
  )
}

function faultOf(audio: AudioToMake): 'none' | 'tooManySentences' | 'tooLong' | 'tooMany' | undefined {
  const { sentences } = audio
  const count = recordingsOf(audio)
  if (count === 0) return 'none'
  if (sentences.length > limits.sentencesOfTestAudio) return 'tooManySentences'
  if (sentences.some((sentence) => sentence.length > limits.freeTextMaxCharacters)) return 'tooLong'
  return count > limits.recordingsOfTestAudio ? 'tooMany' : undefined
}
