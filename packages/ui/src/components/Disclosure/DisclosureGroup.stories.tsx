import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Disclosure } from './Disclosure.js'
import { DisclosureGroup } from './DisclosureGroup.js'

const questions = {
  offline: 'Does it work offline?',
  languages: 'Which languages are there?',
  price: 'What does a folder cost?',
}

const meta = {
  title: 'UI/Data/DisclosureGroup',
  id: 'ui-disclosuregroup',
  component: DisclosureGroup,
  args: {
    onExpandedChange: fn(),
    children: Object.entries(questions).map(([id, title]) => (
      <Disclosure key={id} id={id} title={title}>
        All of it runs on your device; nothing is sent.
      </Disclosure>
    )),
  },
} satisfies Meta<typeof DisclosureGroup>
export default meta
type Story = StoryObj<typeof meta>

const expandedIn = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-expanded') === 'true')

/** One open at a time: opening the second closes the first. */
export const Default: Story = {
  args: { defaultExpandedKeys: ['offline'] },
  play: async ({ args, canvasElement }) => {
    await expect(expandedIn(canvasElement)).toEqual([true, false, false])
    await userEvent.click(within(canvasElement).getByRole('button', { name: questions.languages }))
    await expect(expandedIn(canvasElement)).toEqual([false, true, false])
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['languages'])
  },
}

/** Several may be open, to compare what is in them. */
export const Several: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['offline'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: questions.price }))
    await expect(expandedIn(canvasElement)).toEqual([true, false, true])
  },
}

/** None can be opened. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}
