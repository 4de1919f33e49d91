import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { breakpoints } from '../../theme/breakpoints.js'
import { Prose } from './Prose.js'
import { ProseContents } from './ProseContents.js'

const labels = ['About', 'Preamble', 'Definitions', 'Personal data', 'Data sharing', 'Cookies', 'Changes']
const sections = labels.map((label, index) => ({ id: `section-${index + 1}`, label }))

const meta = {
  title: 'UI/Navigation/ProseContents',
  id: 'ui-prosecontents',
  component: ProseContents,
  args: { sections },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, height: 420 }}>
      <div style={{ width: 220 }}>
        <ProseContents {...args} />
      </div>
      <section
        style={{ flex: '1 1 280px', height: '100%', overflowY: 'auto' }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label="Terms"
      >
        <Prose>
          {sections.map(({ id, label }) => (
            <div key={id}>
              <h2 id={id}>{label}</h2>
              <p>{'The demo lets everyone try the online services without a folder. '.repeat(8)}</p>
            </div>
          ))}
        </Prose>
      </section>
    </div>
  ),
} satisfies Meta<typeof ProseContents>
export default meta
type Story = StoryObj<typeof meta>

const isPhone = () => window.innerWidth < breakpoints.tablet
const currentIn = (canvas: HTMLElement) => canvas.querySelector('[aria-current]')?.textContent

/** The first section is being read. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (!isPhone()) await expect(currentIn(canvasElement)).toBe('About')
  },
}

/** A press leads to its section, and what is being read is marked. */
export const Followed: Story = {
  play: async ({ canvasElement }) => {
    if (isPhone()) return
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Definitions' }))
    await expect(canvas.getByRole('heading', { name: 'Definitions' })).toHaveFocus()
    await waitFor(() => expect(currentIn(canvasElement)).toBe('Definitions'))
  },
}

/** At the end of the text its last section is the current one, however short. */
export const AtEnd: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('region')
    text.scrollTop = text.scrollHeight
    if (!isPhone()) await waitFor(() => expect(currentIn(canvasElement)).toBe('Changes'))
  },
}
