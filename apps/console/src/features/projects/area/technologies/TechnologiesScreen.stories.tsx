import { labelOf, type TechnologyState, technologyStates } from '@saywright/api/catalogue'
import { aDeal } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inProjectArea, now, picking } from '../testing/frame.js'
import { technologiesMessages } from './messages.js'
import { TechnologiesScreen, type TechnologiesScreenProps } from './TechnologiesScreen.js'

const request = fn<NonNullable<TechnologiesScreenProps['onRequest']>>(async () => {})
const startTrial = fn<TechnologiesScreenProps['onStartTrial']>(async () => {})

const meta = {
  title: 'Console/Projects/Technologies',
  component: TechnologiesScreen,
  decorators: inProjectArea('technologies'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    request.mockClear()
    startTrial.mockClear()
  },
  args: {
    project: picking,
    now,
    onStartTrial: startTrial,
    onRequest: request as NonNullable<TechnologiesScreenProps['onRequest']>,
  },
} satisfies Meta<typeof TechnologiesScreen>
export default meta
type Story = StoryObj<typeof meta>

const technologyWord = (state: TechnologyState, locale: unknown) =>
  labelOf(technologyStates, state, locale === 'fr-FR' ? 'fr-FR' : 'en-US')

const words = (locale: unknown) => messagesIn(technologiesMessages, locale)
const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const rows = (canvas: HTMLElement) =>
  within(main(canvas).getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => within(header.closest('tr') as HTMLElement))

/** The one tag for English with both of its regions. */
function english(row: ReturnType<typeof within> | undefined, locale: unknown) {
  const said =
    locale === 'fr-FR' ? 'Anglais États-Unis, Royaume-Uni' : 'English United Kingdom, United States'
  return row?.getByText(
    (_: string, tag: Element | null) =>
      tag?.tagName === 'SPAN' && tag.textContent === said && tag.parentElement?.textContent !== said,
  )
}

const nothing = { ...picking, tags: [], deliveries: [], evaluation: 'No' as const, evaluation_ends_on: null }

/** Seven technologies with their languages by name and region, and until when; an administrator may ask for more. */
export const Administrator: Story = {
  name: 'K-040 P-011 Administrator',
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const headers = within(main(canvasElement).getByRole('table')).getAllByRole('columnheader')
    await expect(headers.map(({ textContent }) => textContent)).toEqual([t.technology, t.languages, t.status])
    await expect(rows(canvasElement)).toHaveLength(7)
    const [wakeWord, strict, intents, , , dictation] = rows(canvasElement)
    await expect(strict?.getByText(t.opens.tech_voice_strict_commands)).toBeVisible()
    await expect(intents?.getByText(t.opens.tech_intent_based_commands)).toBeVisible()
    await expect(english(wakeWord, globals.locale)).toBeVisible()
    await expect(wakeWord?.getByText(technologyWord('delivered', globals.locale))).toBeVisible()
    await expect(wakeWord?.getByText(/09\/12\/2026/)).toBeVisible()
    await expect(dictation?.getByText(t.notRequested)).toBeVisible()
    await userEvent.click(main(canvasElement).getByRole('button', { name: t.request }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** Whether a request waits already is being looked up: the button waits, and cannot be pressed twice. */
export const Checking: Story = {
  name: 'K-040 Checking for an open request',
  args: { onRequest: fn<NonNullable<TechnologiesScreenProps['onRequest']>>(() => new Promise(() => {})) },
  play: async ({ args, canvasElement, globals }) => {
    const button = main(canvasElement).getByRole('button', { name: words(globals.locale).request })
    await userEvent.click(button)
    await within(button).findByRole('progressbar')
    await userEvent.click(button)
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** Members without administration rights read the same, and cannot request more. */
export const ReadOnly: Story = {
  name: 'P-011 Read only',
  args: { onRequest: undefined },
  play: async ({ canvasElement, globals }) => {
    await expect(rows(canvasElement)).toHaveLength(7)
    const { request: name } = words(globals.locale)
    await expect(main(canvasElement).queryByRole('button', { name })).not.toBeInTheDocument()
  },
}

/** A request is pending: its new resources are marked, and the day is named. */
export const Requested: Story = {
  args: {
    project: {
      ...picking,
      deal_id: 18,
      deals: [aDeal({ ...nothingNew(), diff_tech_voice_dictation: true })],
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const [, strict, , , , dictation] = rows(canvasElement)
    await expect(dictation?.getAllByText(technologyWord('requested', globals.locale)).at(-1)).toBeVisible()
    await expect(strict?.getByText(technologyWord('delivered', globals.locale))).toBeVisible()
    await expect(strict?.getByText(/^(German|Allemand)$/)).toBeVisible()
    await expect(main(canvasElement).getByText(t.dealOpen.replace('{{date}}', '22/11/2026'))).toBeVisible()
  },
}

function nothingNew() {
  return {
    tech_voice_dictation: true,
    languages_voice_dictation: ['French - France'],
  }
}

/** The deliveries are over. */
export const Ended: Story = {
  args: { now: Date.parse('2026-12-20T09:00:00.000Z') },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(rows(canvasElement)[0]?.getByText(technologyWord('ended', globals.locale))).toBeVisible()
    await expect(rows(canvasElement)[0]?.getByText(t.ended.replace('{{date}}', '09/12/2026'))).toBeVisible()
  },
}

/** A window too small for a request says where it can be made. */
export const NoRoomForRequest: Story = {
  name: 'K-040 No room for a request',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).queryByRole('button', { name: t.request })).toBeNull()
    await expect(main(canvasElement).getByText(t.requestNeedsRoom)).toBeVisible()
  },
}

/** Nothing is delivered: the studio may be tried for an hour. */
export const Blank: Story = {
  name: 'K-046 Blank',
  args: { project: nothing },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    for (const row of rows(canvasElement)) await expect(row.getByText(t.notRequested)).toBeVisible()
    await userEvent.click(main(canvasElement).getByRole('button', { name: t.trial.start }))
    await expect(startTrial).toHaveBeenCalledOnce()
  },
}

/** The hour of the trial runs. */
export const TrialRuns: Story = {
  name: 'K-046 Trial runs',
  tags: ['no-picture'],
  args: {
    project: { ...nothing, trial_ends_on: new Date(Date.now() + 40 * 60_000).toISOString() },
  },
  play: async ({ canvasElement, globals }) => {
    const { trial } = words(globals.locale)
    await expect(main(canvasElement).getByRole('timer', { name: trial.runs })).toBeInTheDocument()
    await expect(main(canvasElement).queryByRole('button', { name: trial.start })).not.toBeInTheDocument()
  },
}

/** Every language there is: the first of them, and the others at a press. */
export const Crowded: Story = {
  args: {
    project: {
      ...picking,
      deliveries: [
        {
          id: 1,
          technology: 'tts',
          langs: ['eng-US', 'fra-FR', 'deu-DE', 'ita-IT', 'spa-ES', 'nld-NL', 'pol-PL', 'por-PT', 'swe-SE'],
          expire_on: null,
          created_at: '2026-11-09T16:00:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvasElement, globals }) => {
    const synthesis = rows(canvasElement)[4]
    const more = words(globals.locale).more_other.replace('{{count}}', '3')
    await userEvent.click(synthesis?.getByRole('button', { name: more }) as HTMLElement)
    await waitFor(() => expect(synthesis?.getByText(/Swedish|Suédois/)).toBeVisible())
    await expect(synthesis?.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Tablet: the table whole, its names as wide as elsewhere, languages still grouped, and no request, which needs more room. */
export const Tablet: Story = {
  name: 'K-040 P-011 Tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(rows(canvasElement)).toHaveLength(7)
    const table = main(canvasElement).getByRole('table')
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth)
    const [first] = within(table).getAllByRole('rowheader')
    await expect(first?.offsetWidth).toBeGreaterThanOrEqual(300)
    await expect(english(rows(canvasElement)[0], globals.locale)).toBeVisible()
    await expect(main(canvasElement).queryByRole('button', { name: t.request })).not.toBeInTheDocument()
  },
}

/** The narrowest window in which an administrator can request more. */
export const Laptop: Story = {
  name: 'P-011 Laptop',
  tags: ['no-picture'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ args, canvasElement, globals }) => {
    await userEvent.click(main(canvasElement).getByRole('button', { name: words(globals.locale).request }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** On a phone each technology has a card, and requests are not available. */
export const Phone: Story = {
  name: 'P-011 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).queryByRole('table')).not.toBeInTheDocument()
    const cards = within(main(canvasElement).getByRole('list', { name: t.title })).getAllByRole('listitem')
    await expect(cards).toHaveLength(7)
    await expect(main(canvasElement).queryByRole('button', { name: t.request })).not.toBeInTheDocument()
  },
}
