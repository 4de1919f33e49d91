export { audioSeconds } from './audioSeconds.js'
export { bufferSize, type Chunker, createChunker } from './chunks.js'
export { clippedAmplitude, clippedRanges } from './clipping.js'
export { createWavReader, type WavReader } from './createWavReader.js'
export { fromDecibels, toDecibels } from './decibels.js'
export { decodeWav, type WavAudio } from './decodeWav.js'
export { encodeWav } from './encodeWav.js'
export { fft } from './fft.js'
export {
  type AudioFileType,
  allAudioFileTypes,
  audioFileTypes,
  matchesAudioType,
  sniffAudioType,
} from './fileType.js'
export { advanceMeter, type MeterReading, meterFraction, restingMeter } from './meter.js'
export { millisecondsOf, mixDown, type PcmAudio } from './PcmAudio.js'
export { fromPcm16, toPcm16 } from './pcm16.js'
export { peakOf, peaksOf } from './peaks.js'
export { amplitudesOf, decodePeaks, encodePeaks, type PeaksFile, peaksFileOf } from './peaksFile.js'
export { createResampler, type Resampler, resample } from './resample.js'
export { rootMeanSquare } from './rms.js'
export { measureSilence, type Silence, silenceDecibels, soundRange, trimSilence } from './silence.js'
export { type SpectrogramColumn, spectrogramOf } from './spectrogram.js'
export { WavError, type WavErrorReason } from './WavError.js'
export type { WavFormat } from './wavFormat.js'
export { wavOfPcm16 } from './wavOfPcm16.js'
