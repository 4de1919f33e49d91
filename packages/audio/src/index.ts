export {
  createRecorder,
  type RecorderControl,
  type RecordingOptions,
  speechSampleRate,
} from './capture/createRecorder.js'
export { MicrophoneError, type MicrophoneProblem, microphoneProblemOf } from './capture/MicrophoneError.js'
export { canRecord, type MicrophoneOptions, openMicrophone } from './capture/openMicrophone.js'
export type { RecorderState } from './capture/RecorderState.js'
export type { Recording, RecordingEnding } from './capture/Recording.js'
export { type Microphone, useMicrophones } from './capture/useMicrophones.js'
export { useRecorder } from './capture/useRecorder.js'
export { decodeAudio } from './files/decodeAudio.js'
export {
  type AudioInfo,
  type AudioInspection,
  type AudioLimits,
  type AudioRejection,
  inspectAudio,
} from './files/inspectAudio.js'
export {
  createPcmPlayer,
  lookAheadSeconds,
  type PcmPlayer,
  type PcmPlayerOptions,
  streamSampleRate,
} from './playback/createPcmPlayer.js'
export { createPlayer, type Player, type PlayerOptions, type PlayerState } from './playback/createPlayer.js'
export { type AudioSource, PlaybackError, type PlaybackProblem, readAudio } from './playback/loadSound.js'
export { type PlayerControl, usePlayer } from './playback/usePlayer.js'
export { AudioDropZone, type AudioDropZoneProps } from './widgets/AudioDropZone/AudioDropZone.js'
export {
  AudioDropZoneView,
  type AudioDropZoneViewProps,
  type AudioIntake,
} from './widgets/AudioDropZone/AudioDropZoneView.js'
export {
  type AudioFile,
  type AudioFileColumn,
  allAudioFileColumns,
} from './widgets/AudioFileTable/AudioFile.js'
export { AudioFileTable, type AudioFileTableProps } from './widgets/AudioFileTable/AudioFileTable.js'
export { LevelMeter, type LevelMeterProps } from './widgets/LevelMeter/LevelMeter.js'
export { MicrophonePicker, type MicrophonePickerProps } from './widgets/MicrophonePicker/MicrophonePicker.js'
export {
  MicrophonePickerView,
  type MicrophonePickerViewProps,
} from './widgets/MicrophonePicker/MicrophonePickerView.js'
export { Recorder, type RecorderProps } from './widgets/Recorder/Recorder.js'
export {
  type RecorderLayout,
  type RecorderSize,
  RecorderView,
  type RecorderViewProps,
} from './widgets/Recorder/RecorderView.js'
export { ScoreCurve, type ScoreCurveProps, type ScoreCurveState } from './widgets/ScoreCurve/ScoreCurve.js'
export type { ScoredSound, ScoreEvent, ScoreEventKind } from './widgets/ScoreCurve/ScoredSound.js'
export { ScoreLegend } from './widgets/ScoreCurve/ScoreLegend.js'
export { Spectrogram, type SpectrogramProps } from './widgets/Spectrogram/Spectrogram.js'
export type { ScoreOrientation } from './widgets/ThresholdTuner/ScoreOrientation.js'
export { ThresholdTuner, type ThresholdTunerProps } from './widgets/ThresholdTuner/ThresholdTuner.js'
export { Waveform, type WaveformProps } from './widgets/Waveform/Waveform.js'
export { WaveformPlayer, type WaveformPlayerProps } from './widgets/WaveformPlayer/WaveformPlayer.js'
export {
  type WaveformPlayerSize,
  WaveformPlayerView,
  type WaveformPlayerViewProps,
} from './widgets/WaveformPlayer/WaveformPlayerView.js'
export type { WaveformRegion } from './widgets/WaveformPlayer/WaveformRegions.js'
