import {
  type SynthesisVoice,
  type TestBackground,
  type TestNoise,
  type TestRoom,
  type TestSpeed,
  type TestVoice,
  testBackgrounds,
  testNoises,
  testRooms,
  testSpeeds,
  testVoices,
} from '@saywright/api/contract'
import { CheckboxGroup } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'

/** How sentences are spoken. */
export type AudioChoices = {
  voices: readonly TestVoice[]
  speeds: readonly TestSpeed[]
  noises: readonly TestNoise[]
  /** Identifiers of voices; all that there are unless said. */
  speakers?: readonly string[]
  backgrounds: readonly TestBackground[]
  rooms: readonly TestRoom[]
}

export const usualChoices: AudioChoices = {
  voices: ['deep', 'high'],
  speeds: ['normal'],
  noises: ['none', 'quiet'],
  backgrounds: testBackgrounds,
  rooms: testRooms,
}

/** Whether anything is mixed under a voice. */
export const isNoisy = ({ noises }: Pick<AudioChoices, 'noises'>) => noises.some((noise) => noise !== 'none')

export type MakeAudioChoicesProps = {
  value: AudioChoices
  onChange: (value: AudioChoices) => void
  /** Voices of the language; there is no choice among fewer than two. */
  speakers: readonly SynthesisVoice[]
}

/** Voices, pitch, speed, noise and rooms. */
export function MakeAudioChoices({ value, onChange, speakers }: MakeAudioChoicesProps) {
  const t = useTestMessages()
  const change = (part: Partial<AudioChoices>) => onChange({ ...value, ...part })
  const { voices, speeds, noises, backgrounds, rooms } = value
  return (
    <>
      {speakers.length > 1 && (
        <CheckboxGroup
          label={t('make.speakers')}
          description={t('make.speakersHint')}
          orientation="horizontal"
          options={speakers.map(({ voice_id, name }) => ({ value: voice_id, label: name }))}
          value={value.speakers ?? speakers.map(({ voice_id }) => voice_id)}
          onChange={(chosen) => change({ speakers: chosen })}
        />
      )}
      <CheckboxGroup
        label={t('make.voices')}
        orientation="horizontal"
        options={testVoices.map((voice) => ({ value: voice, label: t(`make.voice.${voice}`) }))}
        value={voices}
        onChange={(chosen) => change({ voices: chosen })}
      />
      <CheckboxGroup
        label={t('make.speeds')}
        orientation="horizontal"
        options={testSpeeds.map((speed) => ({ value: speed, label: t(`make.speed.${speed}`) }))}
        value={speeds}
        onChange={(chosen) => change({ speeds: chosen })}
      />
      <CheckboxGroup
        label={t('make.noises')}
        orientation="horizontal"
        options={testNoises.map((noise) => ({ value: noise, label: t(`make.noise.${noise}`) }))}
        value={noises}
        onChange={(chosen) => change({ noises: chosen })}
      />
      {isNoisy(value) && (
        <>
          <CheckboxGroup
            label={t('make.backgrounds')}
            orientation="horizontal"
            options={testBackgrounds.map((kind) => ({ value: kind, label: t(`make.background.${kind}`) }))}
            value={backgrounds}
            onChange={(chosen) => change({ backgrounds: chosen })}
          />
          <CheckboxGroup
            label={t('make.rooms')}
            orientation="horizontal"
            options={testRooms.map((room) => ({ value: room, label: t(`make.room.${room}`) }))}
            value={rooms}
            onChange={(chosen) => change({ rooms: chosen })}
          />
        </>
      )}
    </>
  )
}
