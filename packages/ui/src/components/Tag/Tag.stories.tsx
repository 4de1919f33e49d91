import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import type { Technology } from '../../tokens/technologies.js'
import { Tag, type TagTone } from './Tag.js'

const meta = { title: 'UI/Tag', component: Tag, args: { children: 'Windows' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

/** A platform or a type. */
export const Default: Story = {}

const names: Record<Technology, string> = {
  wakeWord: 'Wake word',
  strictCommands: 'Strict voice commands',
  intentCommands: 'Intent-based commands',
  biometrics: 'Voice authentication',
  synthesis: 'Voice synthesis',
  dictation: 'Voice dictation',
  enhancement: 'Speech enhancement',
}

/** The seven technologies, each with its icon and its hue. */
export const Technologies: Story = {
  render: () => (
    <Inline gap="x1">
      {(Object.keys(names) as Technology[]).map((technology) => (
        <Tag key={technology} technology={technology}>
          {names[technology]}
        </Tag>
      ))}
    </Inline>
  ),
}

/** The name of an intent. */
export const Code: Story = { args: { children: 'PICK', isCode: true, tone: 'warning' } }

const tones: TagTone[] = ['outlined', 'neutral', 'accent', 'success', 'warning', 'danger', 'info']

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="x1">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
}

/** Words that are longer than their place go on in a second line. */
export const LongText: Story = {
  render: () => (
    <Stack align="start">
      <div style={{ width: 140 }}>
        <Tag technology="enhancement">Amélioration de la parole en milieu bruyant</Tag>
      </div>
    </Stack>
  ),
}
