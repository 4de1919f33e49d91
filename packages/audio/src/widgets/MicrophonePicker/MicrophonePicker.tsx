import { useMicrophones } from '../../capture/useMicrophones.js'
import { MicrophonePickerView, type MicrophonePickerViewProps } from './MicrophonePickerView.js'

export type MicrophonePickerProps = Omit<MicrophonePickerViewProps, 'microphones'>

/** Chooses the microphone of a `Recorder`, by its `deviceId`. What is plugged in appears, what is unplugged goes. */
export function MicrophonePicker(props: MicrophonePickerProps) {
  return <MicrophonePickerView {...props} microphones={useMicrophones()} />
}
