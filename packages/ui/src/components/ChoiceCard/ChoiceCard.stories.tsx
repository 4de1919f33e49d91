import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera, Film, Image } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.js'
import { ChoiceCard } from './ChoiceCard.js'
import { ChoiceCardGroup } from './ChoiceCardGroup.js'

const meta = {
  title: 'UI/Fields/ChoiceCard',
  id: 'ui-choicecard',
  component: ChoiceCard,
  args: {
    label: 'Photos',
    description: 'Pictures of your camera, in the size in which they were taken.',
    detail: '47 albums',
    icon: <Icon of={Image} size={20} />,
    tone: 'category2',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceCard>
export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement) => within(canvas).getByRole('checkbox')

/** Off; a press anywhere on the card turns it on. Only its label is its name. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/in the size/))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(box(canvasElement)).toBeChecked()
    await expect(box(canvasElement)).toHaveAccessibleName('Photos')
    await expect(box(canvasElement)).toHaveAccessibleDescription(/Pictures of your camera.*47 albums/)
  },
}

/** On: a ring, and no change of size. */
export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('label') as HTMLElement
    const { height } = card.getBoundingClientRect()
    await expect(box(canvasElement)).toBeChecked()
    await userEvent.click(card)
    await expect(card.getBoundingClientRect().height).toBe(height)
    await userEvent.click(card)
  },
}

/** Reached with the keyboard; Space turns it on. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box(canvasElement)).toBeChecked()
    await expect(canvasElement.querySelector('label')).toHaveAttribute('data-focus-visible')
  },
}

/** Settled: it can be reached and read, and stays on. */
export const ReadOnly: Story = {
  args: { defaultSelected: true, isReadOnly: true, detail: 'Delivered' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box(canvasElement)).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box(canvasElement)).toHaveAccessibleDescription(/Delivered/)
  },
}

/** Cannot be chosen now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => expect(box(canvasElement)).toBeDisabled(),
}

/** In one row, over the whole width of its group. */
export const Row: Story = {
  args: { layout: 'row' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Photos').getBoundingClientRect()
    const picture = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect(picture?.right).toBeLessThan(words.left)
  },
}

/** A long French name and a long sentence. */
export const LongText: Story = {
  args: {
    label: 'Photographies numérisées et retouchées automatiquement',
    description:
      'Toutes les photographies de vos appareils, dans la taille et la qualité de la prise de vue d’origine.',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const kinds = [
  { value: 'photos', label: 'Photos', icon: Image, tone: 'category2' },
  { value: 'films', label: 'Films', icon: Film, tone: 'category5' },
  { value: 'shots', label: 'Screenshots', icon: Camera, tone: 'category6' },
] as const

/** Several, of which any number may be chosen. */
export const Group: Story = {
  render: () => <Kinds />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'What to keep' }))
    await userEvent.click(group.getByText('Photos'))
    await userEvent.click(group.getByText('Films'))
    await expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** A choice is required and missing: the error is about the group, to screen readers too. */
export const Invalid: Story = {
  render: () => <Kinds error="Choose at least one." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Choose at least one.')
  },
}

/** Every look side by side. */
export const Matrix: Story = {
  render: (args) => (
    <ChoiceCardGroup label="Looks">
      <ChoiceCard {...args} label="Off" />
      <ChoiceCard {...args} label="On" defaultSelected />
      <ChoiceCard {...args} label="Settled" defaultSelected isReadOnly />
      <ChoiceCard {...args} label="Disabled" isDisabled />
      <ChoiceCard {...args} label="Row" layout="row" />
    </ChoiceCardGroup>
  ),
}

function Kinds({ error }: { error?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <ChoiceCardGroup label="What to keep" error={error}>
      {kinds.map(({ icon, value, ...kind }) => (
        <ChoiceCard
          key={value}
          {...kind}
          icon={<Icon of={icon} size={20} />}
          isSelected={chosen.includes(value)}
          onChange={(isSelected) =>
            setChosen((all) => (isSelected ? [...all, value] : all.filter((each) => each !== value)))
          }
        />
      ))}
    </ChoiceCardGroup>
  )
}
