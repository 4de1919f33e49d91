import {
  limits,
  recordingsOf,
  type SynthesisVoice,
  type TestAudioForm,
  testBackgrounds,
  testRooms,
} from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Stack, Text, TextArea } from '@saywright/ui'

import { useState } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'
import { type AudioChoices, isNoisy, MakeAudioChoices, usualChoices } from './MakeAudioChoices.js'
import { valuesOf } from './slotText.js'

/** The requested recordings; a choice of everything is left out. */
export type AudioToMake = Omit<TestAudioForm, 'model_id'>

export type MakeAudioDialogProps = {
  /** Key under which the draft is stored. */
  draft: string
  /** Some that the grammar accepts. */
  sentences: readonly string[]
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Voices of the language; none while they are being read. */
  speakers: readonly SynthesisVoice[]
  /** @returns whether it was begun. */
  onMake: (audio: AudioToMake) => Promise<boolean>
  onClose: () => void
}

/** Synthesizes sentences instead of recording them: in several voices, at several speeds, with noise. */
export function MakeAudioDialog({ draft, sentences, lang, speakers, onMake, onClose }: MakeAudioDialogProps) {
  const t = useTestMessages()
  const [text, setText, forget] = useKeptState(draft, sentences.join('\n'))
  const [choices, setChoices] = useState(usualChoices)
  const [isMaking, make] = useBusy(onMake)
  const audio = audioOf(valuesOf(text), choices, speakers)
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
        <MakeAudioChoices value={choices} onChange={setChoices} speakers={speakers} />
        <Text variant="caption" tone="secondary">
          {t('make.note')}
        </Text>
      </Stack>
    </Dialog>
  )
}

function audioOf(
  sentences: readonly string[],
  { voices, speeds, noises, ...choices }: AudioChoices,
  speakers: readonly SynthesisVoice[],
): AudioToMake {
  const among = isNoisy({ noises }) ? choices : undefined
  return {
    ...{ sentences, voices, speeds, noises },
    speakers: unlessAll(choices.speakers, speakers.length),
    backgrounds: unlessAll(among?.backgrounds, testBackgrounds.length),
    rooms: unlessAll(among?.rooms, testRooms.length),
  }
}

const unlessAll = <Value,>(chosen: readonly Value[] | undefined, count: number) =>
  chosen?.length === count ? undefined : chosen

function faultOf(audio: AudioToMake): 'none' | 'tooManySentences' | 'tooLong' | 'tooMany' | undefined {
  const { sentences, speakers, backgrounds, rooms } = audio
  const count = recordingsOf(audio)
  if (count === 0 || [speakers, backgrounds, rooms].some((chosen) => chosen?.length === 0)) return 'none'
  if (sentences.length > limits.sentencesOfTestAudio) return 'tooManySentences'
  if (sentences.some((sentence) => sentence.length > limits.freeTextMaxCharacters)) return 'tooLong'
  return count > limits.recordingsOfTestAudio ? 'tooMany' : undefined
}
