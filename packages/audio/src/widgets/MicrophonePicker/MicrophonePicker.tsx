import { useMicrophones } from '../../capture/useMicrophones.js'
import { MicrophonePickerView, type MicrophonePickerViewProps } from './MicrophonePickerView.js'

export type MicrophonePickerProps = Omit<MicrophonePickerViewProps, 'microphones'>

/** Selects the microphone of a `Recorder` by `deviceId`. The list follows the connected devices. */
export function MicrophonePicker(props: MicrophonePickerProps) {
  return <MicrophonePickerView {...props} microphones={useMicrophones()} />
}
