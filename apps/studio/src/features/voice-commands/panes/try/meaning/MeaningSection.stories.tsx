import { Box, Card } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import type { SaidEntity } from './EntityTree.js'
import { MeaningSection } from './MeaningSection.js'
import { meaningMessages } from './meaningMessages.js'

const message = either(meaningMessages)

const entity = (name: string, value: string, text = value, entities: SaidEntity[] = []): SaidEntity => ({
  ...{ name, value, text, entities },
})
const pick = [
  entity('quantity', '2', 'two'),
  entity('pack', 'crates'),
  entity('item', 'copper wire'),
  entity('aisle', '12', 'aisle twelve left', [entity('side', 'left')]),
]

const meta = {
  title: 'Studio/Voice commands/Meaning',
  component: MeaningSection,
  args: { meaning: { intent: 'PICK', entities: pick }, lang: 'en-US' },
  render: (args) => (
    <Box maxWidth="form">
      <Card isFlush title="picking-en">
        <MeaningSection {...args} />
      </Card>
    </Box>
  ),
} satisfies Meta<typeof MeaningSection>
export default meta
type Story = StoryObj<typeof meta>

/** Of a typed sentence: a value that differs from its words is shown beside them. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/^quantity2(said “two”|dit «\s?two\s?»)$/)
    await expect(rows[1]).toHaveTextContent(/^packcrates$/)
    await expect(rows[4]).toHaveTextContent(/^side (in|dans) aisleleft$/)
  },
}

const timed = (entities: readonly SaidEntity[], from = 400): SaidEntity[] =>
  entities.map((one, at) => {
    const start_ms = from + at * 450
    return { ...one, start_ms, end_ms: start_ms + 420, entities: timed(one.entities, start_ms + 300) }
  })

/** Of a sentence that was spoken: with when each entity was said. */
export const Spoken: Story = {
  args: { meaning: { intent: 'PICK', entities: timed(pick) } },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/0[.,]40 (to|à) 0[.,]82 s$/)
  },
}

/** The data for a program, to be copied. */
export const AsJson: Story = {
  args: { meaning: { intent: 'PICK', entities: timed(pick) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: message('json') }))
    const written = canvasElement.querySelector('pre')?.textContent ?? ''
    await expect(JSON.parse(written)).toMatchObject({
      intent: 'PICK',
      entities: [{ name: 'quantity', value: '2', start_ms: 400 }, {}, {}, { entities: [{ name: 'side' }] }],
    })
    await expect(canvas.getByRole('button', { name: /^(Copy|Copier)/ })).toBeVisible()
  },
}

/** An intent that needs nothing else. */
export const IntentAlone: Story = {
  args: { meaning: { intent: 'CONFIRM', entities: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('CONFIRM')).toBeVisible()
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

/** A sentence that begins with words of no tag, and an entity of two values. */
export const WithoutIntent: Story = {
  args: {
    meaning: {
      intent: null,
      entities: [{ ...entity('range', '', 'from two to twenty'), value: ['2', '20'] }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('noIntent'))).toBeVisible()
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(/^range2, 20/)
  },
}

/** Names and words of any length stay inside the card. */
export const LongText: Story = {
  args: {
    meaning: {
      intent: 'ORDER_SEVERAL_THINGS_OF_ONE_SUPPLIER',
      entities: timed([
        entity('the_name_of_the_supplier_in_full', 'Établissements Dubreuil et fils, succursale de Lyon'),
        entity('quantity', '240', 'two hundred and forty', [entity('unit', 'pallets of twelve')]),
      ]),
    },
  },
}
