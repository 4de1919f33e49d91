import { Icon, type SideMenuGroup } from '@saywright/ui'
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
  {
    id: 'overview',
    items: [{ id: 'overview', label: 'Overview', icon: <Icon of={LayoutGrid} />, href: '#/overview' }],
  },
  {
    id: 'models',
    label: 'Models',
    items: [
      {
        id: 'wake-words',
        label: 'Wake words',
        icon: <Icon of={Ear} tone={technologyHues.wakeWord} />,
        href: '#/wake-words',
      },
      {
        id: 'voice-commands',
        label: 'Voice commands',
        icon: <Icon of={SquareTerminal} tone={technologyHues.strictCommands} />,
        href: '#/voice-commands',
        isCurrent: true,
      },
      {
        id: 'synthesis',
        label: 'Voice synthesis',
        icon: <Icon of={Speech} tone={technologyHues.synthesis} />,
        href: '#/synthesis',
      },
      {
        id: 'enhancement',
        label: 'Enhancement',
        icon: <Icon of={AudioWaveform} tone={technologyHues.enhancement} />,
        href: '#/enhancement',
      },
      {
        id: 'biometrics',
        label: 'Voice biometrics',
        icon: <Icon of={FingerprintPattern} tone={technologyHues.biometrics} />,
        href: '#/biometrics',
      },
    ],
  },
  {
    id: 'project',
    label: 'Project',
    items: [
      { id: 'audio-files', label: 'Audio files', icon: <Icon of={FileHeadphone} />, href: '#/audio-files' },
      { id: 'export', label: 'Export', icon: <Icon of={Package} />, href: '#/export' },
    ],
  },
]
