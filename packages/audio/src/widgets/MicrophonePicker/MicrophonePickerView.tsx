import { Select } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { Microphone } from '../../capture/useMicrophones.js'
import { microphonePickerMessages } from './messages.js'

export type MicrophonePickerViewProps = {
  microphones: readonly Microphone[]
  /** Id of the chosen one; absent for that of the system. */
  value: string | undefined
  onChange: (id: string | undefined) => void
  /** Something is being recorded. */
  isDisabled?: boolean
}

const system = ''

/** A choice among the microphones that it is given. */
export function MicrophonePickerView({
  microphones,
  value,
  onChange,
  isDisabled = false,
}: MicrophonePickerViewProps) {
  const t = useMessages(microphonePickerMessages)
  const isGone = value !== undefined && !microphones.some(({ id }) => id === value)
  const named = microphones.filter(({ id }) => id !== 'default')
  return (
    <Select
      label={t('label')}
      isDisabled={isDisabled}
      value={isGone ? system : (value ?? system)}
      description={isGone ? t('gone') : undefined}
      options={[
        { value: system, label: t('system') },
        ...named.map(({ id, name }, index) => ({
          value: id,
          label: name || t('unnamed', { number: index + 1 }),
        })),
      ]}
      onChange={(id) => onChange(id === system ? undefined : id)}
    />
  )
}
