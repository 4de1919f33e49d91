import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { useLocale } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { document as privacyEnglish } from '../../parts/legal/documents/privacy.en-US.js'
import { document as privacyFrench } from '../../parts/legal/documents/privacy.fr-FR.js'
import { document as termsEnglish } from '../../parts/legal/documents/terms.en-US.js'
import { document as termsFrench } from '../../parts/legal/documents/terms.fr-FR.js'
import { legalNames } from '../../parts/legal/legalNames.js'
import { nameIn } from '../../parts/legal/nameIn.js'
import { inConsoleLayout } from '../../testing/frames.js'
import { LegalScreen, type LegalScreenProps } from './LegalScreen.js'

const documents = {
  terms: { 'en-US': termsEnglish, 'fr-FR': termsFrench },
  privacy: { 'en-US': privacyEnglish, 'fr-FR': privacyFrench },
}

/** The document in the language of the page, as the route brings it. */
function InLanguage(props: LegalScreenProps) {
  const document = documents[props.kind][useLocale()]
  return <LegalScreen {...props} document={ready(nameIn(document, legalNames(document)))} />
}

const retry = fn()

const meta = {
  title: 'Console/Legal/Page',
  component: LegalScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/terms-and-conditions' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { kind: 'terms', document: loading, onPrint: fn() },
} satisfies Meta<typeof LegalScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The terms: 13 sections, and contents that lead to each. */
export const Terms: Story = {
  name: 'L-037 L-038 Terms',
  render: (args) => <InLanguage {...args} />,
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const headings = screen.getAllByRole('heading', { level: 2 })
    await expect(headings).toHaveLength(13)
    const contents = within(screen.getByRole('navigation')).getAllByRole('link')
    await expect(contents).toHaveLength(13)
    await userEvent.click(contents[8] as HTMLElement)
    await waitFor(() => expect(headings[8]).toHaveFocus())
    await waitFor(() => expect(contents[8]).toHaveAttribute('aria-current', 'location'))
    await userEvent.click(screen.getByRole('button'))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** The privacy policy: ten sections, with data and retention in tables. */
export const Privacy: Story = {
  name: 'L-037 L-040 Privacy',
  args: { kind: 'privacy' },
  render: (args) => <InLanguage {...args} />,
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10)
    await expect(screen.getAllByRole('table')).toHaveLength(2)
    await expect(screen.getByText(/\b13\b/)).toBeInTheDocument()
  },
}

/** Tablet: the contents stay beside the text. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { kind: 'privacy' },
  render: (args) => <InLanguage {...args} />,
  play: async ({ canvasElement }) => {
    const contents = main(canvasElement).getByRole('navigation').getBoundingClientRect()
    const [first] = main(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(contents.right)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The text is loading. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status')).toBeInTheDocument()
    await expect(main(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}

/** The text could not be loaded; it can be requested again. */
export const Failed: Story = {
  args: { document: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
