import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Prose } from './Prose.js'

const meta = {
  title: 'UI/Typography/Prose',
  id: 'ui-prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Conditions of the online demo</h2>
        <p>
          The online demo lets everyone try the online services without a folder or a subscription. Its use is
          free; see the <a href="/legal/privacy">privacy policy</a> for what happens to recordings.
        </p>
        <h3>Limits of use</h3>
        <ul>
          <li>The number of requests is limited, so that everyone can try it.</li>
          <li>
            Each recording lasts at most <strong>1 minute</strong>.
          </li>
        </ul>
        <h3>Steps</h3>
        <ol>
          <li>Choose a language.</li>
          <li>
            Speak:
            <ul>
              <li>
                a command such as <code>pick three boxes</code>,
              </li>
              <li>or a sentence of your own.</li>
            </ul>
          </li>
        </ol>
        <blockquote>
          <p>No recording is kept: the sound is erased as soon as the result is shown.</p>
        </blockquote>
        <table>
          <caption>How long data is kept</caption>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Recordings</td>
              <td>not kept</td>
            </tr>
            <tr>
              <td>Log of requests</td>
              <td>12 months</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

/** Every element that a legal text has. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = canvas.getAllByRole('paragraph')[0]!
    await expect(text.getBoundingClientRect().width).toBeLessThan(640)
    await expect(getComputedStyle(canvas.getAllByRole('list')[0]!).listStyleType).toBe('disc')
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline')
  },
}

/** Of the size of the words around it, beside controls. */
export const Body: Story = {
  args: { size: 'body' },
  play: async ({ canvasElement }) => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(size(within(canvasElement).getByText(/lets everyone try/))).toBe(size(document.body))
  },
}

/** In French, with a word that is longer than a line. */
export const LongText: Story = {
  args: {
    lang: 'fr',
    children: (
      <>
        <h2>Propriété intellectuelle et responsabilité de l’éditeur de la plateforme</h2>
        <p>
          Le médiateur peut être saisi par écrit, en français, dans l’année qui suit votre réclamation à
          l’adresse mediation.de.la.consommation.pour.les.services.en.ligne@halden-logistics.example.
        </p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
