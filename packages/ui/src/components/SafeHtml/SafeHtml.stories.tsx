import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SafeHtml } from './SafeHtml.js'

const meta = {
  title: 'UI/Typography/SafeHtml',
  id: 'ui-safehtml',
  component: SafeHtml,
  args: {
    html: `
      <h1>Version 6.1.4</h1>
      <p>The editor <strong>saves as you type</strong>. Read <a href="/documentation">what changed</a>.</p>
      <ul><li>Menus in three new languages</li><li>Faster export to <code>arm64</code></li></ul>
    `,
  },
} satisfies Meta<typeof SafeHtml>
export default meta
type Story = StoryObj<typeof meta>

/** A notification: headings take their place in the outline of the page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Version 6.1.4')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/documentation')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A link to another site opens in a new tab and says so; that site receives no referrer. */
export const ExternalLink: Story = {
  args: { html: '<p>See the <a href="https://docs.example/start" target="_top">quick start</a>.</p>' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(link).toHaveAccessibleName(/^quick start.*\(.+\)$/)
  },
}

/** A hostile text: the words stay, nothing runs and nothing is loaded. */
export const Hostile: Story = {
  args: {
    html: `
      <p onclick="alert(1)" style="position:fixed">Your subscription <b onmouseover="alert(1)">ends soon</b>.
      <a href="javascript:alert(1)">Renew it</a></p>
      <script>document.title = 'taken'</script><img src="x" onerror="document.title = 'taken'">
      <iframe src="https://evil.example"></iframe><form action="https://evil.example"><button>Log in</button></form>
    `,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Your subscription/)).not.toHaveAttribute('style')
    await expect(canvas.getByText(/Renew it/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvasElement.querySelector('script, img, iframe, form, button, [onclick]')).toBeNull()
    await expect(document.title).not.toBe('taken')
  },
}

/** Nothing was sent. */
export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}
