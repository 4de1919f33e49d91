import { ready, type UnitTestResult, type UnitTestRun } from '@saywright/api/contract'
import {
  aSilentWakeWordResult,
  aUnitTest,
  aUnitTestRunSummary,
  aWakeWordResult,
  aWakeWordTestRun,
} from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { wakeWordTestsMessages } from '../messages/index.js'
import { aUnitTestView } from './testing/aUnitTestView.js'
import { type ResultTab, UnitTestScreen } from './UnitTestScreen.js'

const message = either(wakeWordTestsMessages)

/** Scores of what must wake: two are missed at 5,000. */
const said = [3900, 4800, 5800, 6100, 6400, 6900, 7100, 7400, 7600, 7900, 8000, 8100, 8200, 8300, 8400]
/** Scores of what must not: one wakes by mistake at 5,000. */
const other = [null, null, null, 900, 2100, 3000, 4300, 5600]

const results: readonly UnitTestResult[] = [
  ...said.map((confidence, index) =>
    aWakeWordResult({
      ...{ id: 100 + index, audio_id: 100 + index, confidence },
      audio_name: `hello-halden-${index + 1}.wav`,
      conclusion: confidence < 5000 ? 'rejected' : 'passed',
      refusal: 'below_threshold',
    }),
  ),
  ...other.map((confidence, index) =>
    aSilentWakeWordResult({
      ...{ id: 200 + index, audio_id: 200 + index, confidence, duration: 315 },
      ...(index < 2
        ? { expectation: 'no_speech' as const, expected: '', audio_name: `kitchen-${index + 1}.wav` }
        : { audio_name: `radio-${index + 1}.wav` }),
      ...(confidence !== null && { result: 'hello halden', refusal: 'below_threshold' as const }),
      conclusion: (confidence ?? 0) < 5000 ? 'refused' : 'sentence_taken',
    }),
  ),
]

const run = aWakeWordTestRun({
  ...{ results: [...results], files: 23, tested: 23, passed: 20, to_refuse: 8, refused: 7, average: 6993 },
})

const view = (open: UnitTestRun = run, tab: ResultTab = 'results') =>
  aUnitTestView({
    state: {
      test: {
        loaded: ready(aUnitTest({ model_id: 21, model_type: 'wake_word', name: 'Kitchen', description: '' })),
        isScoredOtherwise: false,
      },
      runs: {
        open: ready(open),
        all: [
          aUnitTestRunSummary({ id: 51, number: 2, files: 23, passed: 20, to_refuse: 8, refused: 7 }),
          aUnitTestRunSummary({ id: 50, number: 1, files: 23, passed: 18, to_refuse: 8, refused: 6 }),
        ],
        reference: ready(
          aWakeWordTestRun({
            ...{ id: 50, number: 1, confidence_threshold: 4500 },
            wake_words: { positive_words: [{ text: 'hello halden' }], negative_words: [] },
            results: results.map((result) => ({
              ...result,
              confidence: result.confidence && result.confidence - 900,
            })),
          }),
        ),
      },
      model: { type: 'wake_word', suite: undefined },
      navigation: {
        tab,
        backHref: '/7/wake-words/21/unit-tests',
        editHref: '/7/wake-words/21/unit-tests/41/edit',
        runHrefOf: (id) => `/7/wake-words/21/unit-tests/41?run=${id}`,
      },
    },
  })

const meta = {
  title: 'Studio/Unit tests/Wake word results',
  component: UnitTestScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: view(),
} satisfies Meta<typeof UnitTestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What woke, what was missed, and what woke by mistake, in how much sound. */
export const TestResults: Story = {
  name: 'U-024 Wake word test results',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toHaveLength(4)
    const figures = within(canvas.getByText(message('wakeWords.figures')).closest('section') ?? canvasElement)
    await expect(figures.getByText(message('wakeWords.detectedOf', { woken: 13, said: 15 }))).toBeVisible()
    await expect(figures.getByText(/^(1 in 42 min|1 en 42 min)$/)).toBeVisible()
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await expect(row(/hello-halden-1\.wav/)).toHaveTextContent(/Missed|Manqué/)
    await expect(row(/radio-8/)).toHaveTextContent(/Woken by mistake|Réveillé par erreur/)
    await expect(row(/kitchen-1/)).toHaveTextContent(/Rightly silent|Resté en veille/)
    await expect(row(/hello-halden-9/)).toHaveTextContent(/Woken|Réveillé/)
    await expect(canvas.getByRole('button', { name: /5.000/ })).toBeDisabled()
    await expect(args.actions.model.useThreshold).not.toHaveBeenCalled()
  },
}

/** A higher threshold: nothing wakes by mistake any more, and the model may have it. */
export const ThresholdTuned: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const pill = canvas.getByRole('slider', { name: message('tuner.threshold') })
    pill.focus()
    await userEvent.keyboard('{ArrowRight>7/}')
    await expect(pill).toHaveAttribute('aria-valuenow', '5700')
    await expect(canvas.getByText(/^(0 in 42 min|0 en 42 min)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Use|Utiliser) 5.700/ }))
    await expect(args.actions.model.useThreshold).toHaveBeenCalledWith(5700)
  },
}

/** Nothing must not wake: there is no rate of false alarms, and the page says how to get one. */
export const NoRefusals: Story = {
  args: view({ ...run, results: run.results.slice(0, 15) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('wakeWords.unknown'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: message('tally.addRefusals') })).toBeVisible()
  },
}

/** What changed since the run before, among it the words. */
export const Difference: Story = {
  args: view(run, 'difference'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(message('wakeWords.antiWord', { word: 'hello holder' })),
    ).toBeVisible()
  },
}

/** The words with which the run was made. */
export const WordsUsed: Story = {
  args: view(run, 'grammar'),
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: message('wakeWords.caption') }))
    await expect(table.getByRole('row', { name: /hello holder/ })).toHaveTextContent(
      /Must not wake|Ne doit pas réveiller/,
    )
  },
}

/** The stored runs, both kinds apart. */
export const History: Story = {
  args: view(run, 'history'),
  play: async ({ canvasElement }) => {
    const header = { name: message('charts.mustBeRefused') }
    await expect(within(canvasElement).getByRole('columnheader', header)).toBeVisible()
  },
}

/** A tab that only grammars have, in an address: the results are shown. */
export const OtherTab: Story = {
  args: view(run, 'confusions'),
  play: async ({ canvasElement }) => {
    const name = message('results.tabs.results')
    await expect(within(canvasElement).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Phone: a card for each result. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
