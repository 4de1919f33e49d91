import {
  AudioWaveform,
  Captions,
  Ear,
  FingerprintPattern,
  type LucideIcon,
  Route,
  Speech,
  SquareTerminal,
} from 'lucide-react'
import type { Technology } from './technologies.js'

/** The drawing of each technology, for `Icon`. */
export const technologyIcons: Readonly<Record<Technology, LucideIcon>> = {
  wakeWord: Ear,
  strictCommands: SquareTerminal,
  intentCommands: Route,
  biometrics: FingerprintPattern,
  synthesis: Speech,
  dictation: Captions,
  enhancement: AudioWaveform,
}
