import type { AudioAsset } from '../../contract/audio-files/audioAsset.js'
import { earlier } from './times.js'

export const anAudioAsset = (changes: Partial<AudioAsset> = {}): AudioAsset => ({
  id: 21,
  name: 'switch-on.wav',
  type: 'audio/wav',
  duration: 1.8,
  size: 57_644,
  created_at: earlier,
  transcription: 'switch on the kitchen lamp',
  ...changes,
})
