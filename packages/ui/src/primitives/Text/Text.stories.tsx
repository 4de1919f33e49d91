import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { defineMessages, useMessages } from '../../i18n/index.js'
import { textVariants } from '../../theme/textStyle.js'
import { Box } from '../Box/Box.js'
import { Stack } from '../Stack/Stack.js'
import { Text, type TextTone } from './Text.js'

const meta = {
  title: 'UI/Typography/Text',
  id: 'ui-text',
  component: Text,
  args: { children: 'Say “Hello Halden” to hear it trigger.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** Body text. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
  },
}

/** Every style, from the title of a sign-in screen to code. */
export const Variants: Story = {
  render: ({ children }) => (
    <Stack gap="x2">
      {textVariants.map((variant) => (
        <Text key={variant} variant={variant}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

const tones: TextTone[] = ['primary', 'secondary', 'muted', 'accent', 'success', 'warning', 'danger', 'info']

/** Every tone, readable on every surface. */
export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="x2">
      {(['canvas', 'raised', 'sunken'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="x2" border="subtle" radius="md">
          <Stack gap="x05">
            {tones.map((tone) => (
              <Text key={tone} tone={tone} variant="bodySmall">
                {children}
              </Text>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  ),
}

/** A file name that is longer than its place; the whole is in its title. */
export const Truncated: Story = {
  args: {
    children: 'enregistrement-quai-nord-2026-11-20-forklift-noise-take-03.wav',
    title: 'enregistrement-quai-nord-2026-11-20-forklift-noise-take-03.wav',
    isTruncated: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByText(String(args.children))
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    await expect(text).toHaveAttribute('title', args.title)
  },
}

/** A long French sentence wraps; nothing is cut. */
export const LongText: Story = {
  args: {
    children:
      'Réalisez au moins trois enregistrements d’une dizaine de secondes dans l’environnement sonore où la commande sera prononcée.',
  },
}

/** Words of another language than the page, for screen readers. */
export const OtherLanguage: Story = {
  args: { as: 'span', variant: 'result', lang: 'fr-FR', children: '« prends-en deux dans l’allée sept »' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toHaveAttribute('lang', 'fr-FR')
  },
}

const sentences = defineMessages('stories.names', {
  'en-US': { removed: '“{{name}}” (3 files) was removed by {{by}}.' },
  'fr-FR': { removed: '«\u00a0{{name}}\u00a0» (3 fichiers) a été retiré par {{by}}.' },
})

function Removed({ name, by }: { name: string; by: string }) {
  const t = useMessages(sentences)
  return <Text>{t('removed', { name, by })}</Text>
}

/** Names from right to left in a sentence: its quotation marks and figures keep their places. */
export const NamesFromRightToLeft: Story = {
  render: () => <Removed name="ليلى (مختبر)" by="שרה כהן" />,
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(/3/).firstChild as globalThis.Text
    const said = words.data
    const edgeOf = (sign: string) => {
      const range = document.createRange()
      const at = said.indexOf(sign)
      range.setStart(words, at)
      range.setEnd(words, at + sign.length)
      return range.getBoundingClientRect()
    }
    const [opening, name, closing, figure, by] = ['“', 'ليلى', '”', '3', 'שרה'].map((sign) =>
      edgeOf(said.includes(sign) ? sign : sign === '“' ? '«' : '»'),
    )
    await expect(opening!.left).toBeLessThan(name!.left)
    await expect(name!.right).toBeLessThanOrEqual(closing!.left)
    await expect(closing!.left).toBeLessThan(figure!.left)
    await expect(figure!.right).toBeLessThan(by!.left)
  },
}
