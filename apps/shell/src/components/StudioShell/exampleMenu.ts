import type { SideMenuGroup } from '@saywright/ui'
import {
  AudioWaveform,
  Ear,
  FileHeadphone,
  FingerprintPattern,
  LayoutGrid,
  Package,
  Speech,
  SquareTerminal,
} from 'lucide-react'
import { technologyHues } from '../technologies.js'

/** The rail of a studio, for stories and tests. */
export const exampleMenu: readonly SideMenuGroup[] = [
  { id: 'overview', items: [{ id: 'overview', label: 'Overview', icon: LayoutGrid, href: '#/overview' }] },
  {
    id: 'models',
    label: 'Models',
    items: [
      {
        id: 'wake-words',
        label: 'Wake words',
        icon: Ear,
        iconTone: technologyHues.wakeWord,
        href: '#/wake-words',
      },
      {
        id: 'voice-commands',
        label: 'Voice commands',
        icon: SquareTerminal,
        iconTone: technologyHues.strictCommands,
        href: '#/voice-commands',
        isCurrent: true,
      },
      {
        id: 'synthesis',
        label: 'Voice synthesis',
        icon: Speech,
        iconTone: technologyHues.synthesis,
        href: '#/synthesis',
      },
      {
        id: 'enhancement',
        label: 'Enhancement',
        icon: AudioWaveform,
        iconTone: technologyHues.enhancement,
        href: '#/enhancement',
      },
      {
        id: 'biometrics',
        label: 'Voice biometrics',
        icon: FingerprintPattern,
        iconTone: technologyHues.biometrics,
        href: '#/biometrics',
      },
    ],
  },
  {
    id: 'project',
    label: 'Project',
    items: [
      { id: 'audio-files', label: 'Audio files', icon: FileHeadphone, href: '#/audio-files' },
      { id: 'export', label: 'Export', icon: Package, href: '#/export' },
    ],
  },
]
