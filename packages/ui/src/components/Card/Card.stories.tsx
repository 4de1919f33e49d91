import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Button } from '../Button/Button.js'
import { Card } from './Card.js'
import { SelectableCard } from './SelectableCard.js'

const meta = {
  title: 'UI/Layout/Card',
  id: 'ui-card',
  component: Card,
  args: { title: 'Folder members', children: 'Four people work on this folder.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** A title and its content. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Folder members')
  },
}

/** A number, a sentence, an action and a footer on the colour of the page. */
export const Complete: Story = {
  args: {
    count: 4,
    description: 'They open it in the browser and on the phone.',
    actions: <Button variant="primary">Invite new users</Button>,
    footer: <Button>Show all</Button>,
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
      .getByRole('heading', { name: 'Folder members' })
      .closest('section') as HTMLElement
    await expect(within(card.querySelector('header') as HTMLElement).getByText('4')).toBeVisible()
    await expect(
      within(card.querySelector('footer') as HTMLElement).getByRole('button', { name: 'Show all' }),
    ).toBeVisible()
  },
}

/** Beside the main card: a small title, and no line below it. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { name: 'Folder members' })
    await expect(getComputedStyle(title).fontSize).toBe('14px')
    await expect(getComputedStyle(title.closest('header') as HTMLElement).borderBlockEndWidth).toBe('0px')
  },
}

/** Content alone. */
export const Bare: Story = {
  args: { title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
    await expect(canvasElement.querySelector('header')).toBeNull()
  },
}

/** A header alone: no hairline below it. */
export const HeaderOnly: Story = {
  args: { children: undefined, actions: <Button>Change</Button> },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
      .getByRole('button', { name: 'Change' })
      .closest('header') as HTMLElement
    await expect(header.nextElementSibling).toBeNull()
    await expect(Number.parseFloat(getComputedStyle(header).borderBottomWidth)).toBe(0)
  },
}

/** Content that reaches the edges. */
export const Flush: Story = {
  args: { isFlush: true, children: <hr /> },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator')
    const card = line.closest('section') as HTMLElement
    await expect(line.offsetWidth).toBe(card.clientWidth)
  },
}

/** Outlines destructive actions. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Delete your account',
    description: 'Your profile and your access to every company are removed.',
    children: undefined,
    actions: <Button variant="dangerOutline">Delete account</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Delete account' })).toBeVisible()
    await expect(within(canvasElement).getByText(/are removed/)).toBeVisible()
  },
}

/** A French title in a narrow column: the action goes below. */
export const LongText: Story = {
  args: {
    title: 'Ressources demandées et en attente de validation',
    actions: <Button>Modifier la demande de ressources</Button>,
  },
}

/** A title that is one word, longer than a phone is wide: it breaks, and its action stays in the card. */
export const Unbroken: Story = {
  args: {
    title: 'Ressourcendemandeneinreichungsbestätigung'.repeat(3),
    count: 4,
    actions: <Button>Change</Button>,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { level: 2 })
    const card = title.closest('section') as HTMLElement
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    for (const part of [card, ...card.querySelectorAll('header, header *')])
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible()
  },
}

/** Chosen as a whole, with the pointer or the keyboard; its size stays the same. */
export const Selectable: Story = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button')
    const before = first?.getBoundingClientRect().toJSON()
    await userEvent.click(first as HTMLElement)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(first?.getBoundingClientRect().toJSON()).toEqual(before)
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
  },
}

/** Every look side by side. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x4">
      <Card {...Complete.args} title="Neutral" />
      <Card {...Danger.args} title="Danger" />
      <Inline allowsWrapping={false} align="stretch">
        <SelectableCard isSelected={false}>Off</SelectableCard>
        <SelectableCard isSelected>On</SelectableCard>
        <SelectableCard isSelected={false} isDisabled>
          Locked
        </SelectableCard>
      </Inline>
    </Stack>
  ),
}

function Choices() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Inline allowsWrapping={false} align="stretch">
      {['Photos', 'Videos'].map((name) => (
        <SelectableCard
          key={name}
          isSelected={chosen.includes(name)}
          onChange={(isSelected) =>
            setChosen((all) => (isSelected ? [...all, name] : all.filter((other) => other !== name)))
          }
        >
          {name}
        </SelectableCard>
      ))}
    </Inline>
  )
}
