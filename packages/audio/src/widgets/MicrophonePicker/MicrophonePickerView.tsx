import { Select } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import type { Microphone } from '../../capture/useMicrophones.js'
import { hint } from './MicrophonePicker.css.js'
import { microphonePickerMessages } from './messages.js'

export type MicrophonePickerViewProps = {
  microphones: readonly Microphone[]
  /** The id of the selected microphone; absent for the system default. */
  value: string | undefined
  onChange: (id: string | undefined) => void
  /**
   * Whether the picker is disabled, during a recording.
   * @default false
   */
  isDisabled?: boolean
}

const system = ''

/** Id that browsers give that of the system. */
const systemId = 'default'

/** The stateless view of `MicrophonePicker`. */
export function MicrophonePickerView({
  microphones,
  value,
  onChange,
  isDisabled = false,
}: MicrophonePickerViewProps) {
  const t = useMessages(microphonePickerMessages)
  // Nothing is missing while the browser lists no microphone at all: it may not have permission.
  const isKnown = microphones.some(({ id }) => id === value)
  const isGone = value !== undefined && microphones.length > 0 && !isKnown
  const labelled = ({ id, name }: Microphone, index: number, all: readonly Microphone[]) => {
    const twins = all.filter((other) => other.name === name)
    const number = twins.findIndex((other) => other.id === id) + 1
    if (!name) return { value: id, label: t('unnamed', { number: index + 1 }) }
    return { value: id, label: twins.length > 1 ? t('twin', { name, number }) : name }
  }
  const options = microphones.filter(({ id }) => id !== systemId).map(labelled)
  const hintId = useId()
  return (
    <div>
      <Select
        label={t('label')}
        isDisabled={isDisabled}
        value={isKnown && value !== systemId ? value : system}
        {...(isGone && { 'aria-describedby': hintId })}
        options={[{ value: system, label: t('system') }, ...options]}
        onChange={(id) => onChange(id === system ? undefined : id)}
      />
      <div role="status">
        {isGone && (
          <p id={hintId} className={hint}>
            {t('gone')}
          </p>
        )}
      </div>
    </div>
  )
}
