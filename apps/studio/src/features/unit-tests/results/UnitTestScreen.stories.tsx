import {
  ApiError,
  failed,
  loading,
  type PronunciationWish,
  ready,
  type UnitTestRun,
  type WordPronunciations,
} from '@saywright/api/contract'
import { aUnitTest, aUnitTestResult, aUnitTestRun, aUnitTestRunSummary } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { speechMessages } from '../../../parts/speech/speechMessages.js'
import { either } from '../../../testing/either.js'
import { unitTestsMessages } from '../messages/index.js'
import { aUnitTestView, bothRun, otherMeaning, someResults, someRun } from './testing/aUnitTestView.js'
import { type ResultTab, UnitTestScreen, type UnitTestState } from './UnitTestScreen.js'

const message = either(unitTestsMessages)

const meta = {
  title: 'Studio/Unit tests/Results',
  component: UnitTestScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: aUnitTestView(),
} satisfies Meta<typeof UnitTestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** With another run open. */
const withRun = (run: UnitTestRun) => aUnitTestView({ state: { runs: { open: ready(run) } } })

/** With another tab open. */
const onTab = (tab: ResultTab, runs: Partial<UnitTestState['runs']> = {}) =>
  aUnitTestView({ state: { runs, navigation: { tab } } })

/** The threshold among the scores. */
const pill = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('slider', { name: message('tuner.threshold') })
/** The threshold along the curve of both kinds of errors. */
const curveOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('slider', { name: message('tradeOff.threshold') })

const row = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('row', { name })

/** The sounds of another language replace those of the model's, which the heading says. */
export const BorrowedSounds: Story = {
  args: aUnitTestView({ state: { model: { language: 'spa-ES' } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(Borrowed sounds|Sons empruntés)$/)).toBeVisible()
  },
}

/**
 * The threshold of the test is from an earlier scoring: the page says so, and it can be applied again, found by this run.
 */
export const ThresholdScoredOtherwise: Story = {
  args: aUnitTestView({
    state: {
      test: {
        loaded: ready(aUnitTest({ threshold_measured: { scoring_version: 1, is_current: false } })),
        isScoredOtherwise: true,
      },
    },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('results.thresholdScoredOtherwise'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Apply|Appliquer) .*5.000/ }))
    await expect(args.actions.test.applyThreshold).toHaveBeenCalledWith(5000)
  },
}

/** The model has this threshold from an earlier scoring: it can be given again, found by this run. */
export const ModelScoredOtherwise: Story = {
  args: aUnitTestView({ state: { model: { isScoredOtherwise: true } } }),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /^(Use|Utiliser) 5.000/ })
    await userEvent.click(button)
    await expect(args.actions.model.useThreshold).toHaveBeenCalledWith(5000)
  },
}

/** The result of each recording; an unexpected word is marked. */
export const TestResults: Story = {
  name: 'U-024 Test results',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: message('results.caption') }))
    const headers = table.getAllByRole('columnheader').slice(1)
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^(Recording|Enregistrement)/),
      expect.stringMatching(/^(Expected|Attendu)/),
      expect.stringMatching(/^(What is said|Ce qui est dit)/),
      expect.stringMatching(/^(Recognized as|Reconnu)/),
      expect.stringMatching(/^(Confidence score|Score de confiance)/),
      expect.stringMatching(/^Conclusion/),
      expect.stringMatching(/^(Tested|Testé le)/),
    ])
    const cells = within(row(canvasElement, /tom-15/)).getAllByRole('cell')
    await expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^(Recognized|À reconnaître)$/),
      'switch off the hall lamp',
      'switch off the hall lamp',
      expect.stringMatching(/^4.620$/),
      expect.stringMatching(/^(Refused by mistake|Refusé à tort)$/),
      '20/11/2026',
    ])
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '5000')
    const average = canvas.getByText(message('tally.average'))
    await expect(average.nextElementSibling).toHaveTextContent(/^6.022$/)
    await expect(row(canvasElement, /nadia-03/)).toHaveTextContent(/Recognized right|Bien reconnu/)
    const wrong = row(canvasElement, /ines-07/)
    await expect(wrong).toHaveTextContent(/Something else recognized|Autre chose reconnu/)
    await expect(within(wrong).getByText('five').tagName).toBe('INS')
    await expect(row(canvasElement, /karl-02/)).toHaveTextContent(/There is no voice|Il n’y a aucune voix/)
    await expect(canvas.getByText(message('tally.rightOf', { right: 1, tested: 4 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('results.run') }))
    await expect(args.actions.test.run).toHaveBeenCalled()
  },
}

const heardWords = [
  { text: 'report', start_ms: 120, end_ms: 480, score: 0.8 },
  { text: 'damaged', start_ms: 480, end_ms: 930, score: 0.9 },
  { text: 'five', start_ms: 1400, end_ms: 1800, score: 0.31 },
]

/** A recording from its row: its waveform with every recognized word, its position, and its score. */
export const MatchedWords: Story = {
  args: aUnitTestView({
    state: {
      runs: {
        open: ready({
          ...someRun,
          results: someResults.map((each) => (each.id === 62 ? { ...each, words: heardWords } : each)),
        }),
      },
    },
    actions: { runs: { fetchAudio: async () => aWavFile('ines-07.wav', aVoice(7)) } },
  }),
  play: async ({ canvasElement }) => {
    const wrong = row(canvasElement, /ines-07/)
    await userEvent.click(within(wrong).getByText('ines-07.wav'))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'ines-07.wav' }))
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      expect.stringMatching(/^report0.12 (to|à) 0.48\ss8.000$/),
      expect.stringMatching(/^damaged0.48 (to|à) 0.93\ss9.000$/),
      expect.stringMatching(/^five1.40 (to|à) 1.80\ss3.100$/),
    ])
    const five = await dialog.findByTitle('five')
    await waitFor(() => expect(five.style.insetInlineStart).toBe('70%'))
    await expect(dialog.getByText('five', { selector: 'ins' })).toBeVisible()
  },
}

/** Nothing was recognized in a recording that is deleted: the remaining facts stay. */
export const RecordingGone: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(row(canvasElement, /karl-02/)).getByText('karl-02.wav'))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'karl-02.wav' }))
    await waitFor(() => expect(dialog.getByText(message('results.gone'))).toBeVisible())
    await expect(dialog.getByText(message('results.noWords'))).toBeVisible()
    const why = globals.locale === 'fr-FR' ? /^Il n’y a aucune voix/ : /^There is no voice/
    await expect(dialog.getByText(why)).toBeVisible()
    await expect(dialog.queryByRole('slider')).toBeNull()
  },
}

/** A recording that the threshold rejects: its scores say why. */
export const RecordingRejected: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(row(canvasElement, /tom-15/)).getByText('tom-15.wav'))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'tom-15.wav' }))
    const why =
      globals.locale === 'fr-FR'
        ? /^Entendu\s: «\sswitch off the hall lamp\s» à 4\s620, sous 5\s000\.$/
        : /^Heard “switch off the hall lamp” at 4,620, below 5,000\.$/
    await waitFor(() => expect(dialog.getByText(why)).toBeVisible())
  },
}

/** Another threshold: the counts follow the slider at once, and the test can take it. */
export const ThresholdTuned: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const slider = pill(canvas)
    await expect(slider).toHaveAttribute('aria-valuenow', '5000')
    await expect(canvas.queryByRole('button', { name: /^(Apply|Appliquer)/ })).toBeNull()
    slider.focus()
    for (let steps = 0; steps < 4; steps++) await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuenow', '4600')
    await expect(canvas.getByText(message('tally.rightOf', { right: 2, tested: 4 }))).toBeVisible()
    await expect(row(canvasElement, /tom-15/)).toHaveTextContent(/Recognized right|Bien reconnu/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Apply|Appliquer) 4.600/ }))
    await expect(args.actions.test.applyThreshold).toHaveBeenCalledWith(4600)
  },
}

/** The found threshold becomes that of the model; the button names it, and the current one. */
export const ThresholdForModel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const at5000 = canvas.getByRole('button', { name: /^(The model uses|Le modèle utilise) 5.000$/ })
    await expect(at5000).toBeDisabled()
    pill(canvas).focus()
    for (let steps = 0; steps < 7; steps++) await userEvent.keyboard('{ArrowRight}')
    const use = canvas.getByRole('button', {
      name: /^(Use 5.700 for the|Utiliser 5.700 pour le) (model|modèle)$/,
    })
    await userEvent.click(use)
    await expect(args.actions.model.useThreshold).toHaveBeenCalledWith(5700)
  },
}

/** The model is loading: its threshold is neither known nor editable yet. */
export const ModelOnItsWay: Story = {
  args: aUnitTestView({ state: { model: { threshold: undefined } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '5000')
    await expect(canvas.queryByRole('button', { name: /model|modèle/ })).toBeNull()
  },
}

/** Recordings that must be recognized and that must be refused: both counts follow the threshold that is tried. */
export const TwoExpectations: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('tally.rightOf', { right: 55, tested: 62 }))).toBeVisible()
    const slider = pill(canvas)
    slider.focus()
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5700')
    await expect(canvas.getByText(message('tally.rightOf', { right: 56, tested: 62 }))).toBeVisible()
    const count = (name: 'passed' | 'rejected' | 'wrong' | 'refused' | 'sentence_taken' | 'noise_taken') =>
      canvas
        .getAllByText(message(`results.conclusions.${name}`))
        .find((element) => element.closest('dt'))
        ?.closest('div')?.textContent
    await expect(count('passed')).toMatch(/40.*42$/)
    await expect(count('rejected')).toMatch(/5.*3$/)
    await expect(count('wrong')).toMatch(/1.*1$/)
    await expect(count('refused')).toMatch(/16.*13$/)
    await expect(count('sentence_taken')).toMatch(/0.*3$/)
    await expect(count('noise_taken')).toMatch(/0.*0$/)
    await expect(canvas.getByText(/(up to|jusqu’à) 19/)).toBeVisible()
    const use = canvas.getByRole('button', {
      name: /^(Use 5.700 for the model|Utiliser 5.700 pour le modèle)$/,
    })
    await userEvent.click(use)
    await expect(args.actions.model.useThreshold).toHaveBeenCalledWith(5700)
  },
}

/** Six results are visible above 960 px, failed ones among them. */
export const RowsInSight: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: message('results.caption') })
    const rows = within(table).getAllByRole('row').slice(1)
    await expect(rows[0]).toHaveTextContent('ines-07.flac')
    await expect(rows[5]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(960)
  },
}

/** Filters: changed by another threshold, failed, one expectation, one speaker, words of a sentence. */
export const Filtered: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = () =>
      within(canvas.getByRole('table', { name: message('results.caption') })).getAllByRole('row').length - 1
    await userEvent.click(canvas.getByRole('radio', { name: message('filter.wrong', { count: 7 }) }))
    await expect(rows()).toBe(7)
    await userEvent.click(canvas.getByRole('radio', { name: message('filter.all', { count: 62 }) }))
    await userEvent.type(canvas.getByRole('searchbox', { name: message('filter.search') }), 'office')
    await expect(rows()).toBe(12)
    await userEvent.click(canvas.getByRole('button', { name: /Any expectation|Tout ce qui est attendu/ }))
    const page = within(document.body)
    await userEvent.click(
      await page.findByRole('option', { name: message('results.expectations.no_speech') }),
    )
    await waitFor(() => expect(canvas.getByText(message('filter.none'))).toBeVisible())
  },
}

/**
 * Keys move between the results while the focus is in them: `/` searches, J and K move, Enter plays, E changes the
 * expectation.
 */
export const Keys: Story = {
  args: aUnitTestView({
    state: {
      test: { loaded: ready(aUnitTest()) },
      runs: { open: ready(bothRun) },
    },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    pill(canvas).focus()
    await userEvent.keyboard('j')
    await expect(document.activeElement).toHaveTextContent('ines-07.flac')
    await userEvent.keyboard('jjk')
    const second = document.activeElement
    await expect(second).not.toHaveTextContent('ines-07.flac')
    await userEvent.keyboard('k{Enter}')
    await expect(args.actions.runs.fetchAudio).toHaveBeenCalledWith(21)
    await userEvent.keyboard('e')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /(Refused, no speech|pas de parole)/ }))
    await userEvent.click(dialog.getByRole('button', { name: message('expect.save') }))
    await expect(args.actions.test.expect).toHaveBeenCalledWith(21, 'no_speech')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    pill(canvas).focus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** A sentence that is right, and means something else than is expected. */
export const OtherMeaning: Story = {
  args: withRun(aUnitTestRun({ results: [otherMeaning], files: 1, tested: 1, passed: 0 })),
  play: async ({ canvasElement }) => {
    const line = row(canvasElement, /karl-05/)
    await expect(line).toHaveTextContent(/Meaning differs|Autre sens/)
    await expect(line).toHaveTextContent(/SWITCH\s+state=on .*SWITCH\s+state=off/)
  },
}

/**
 * The errors of each threshold, as steps and as a table whose rows try theirs; the one with the fewest errors is a press
 * away.
 */
export const TradeOff: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const curve = curveOf(canvas)
    await expect(curve).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/3 (of|sur) 16 .*4 (of|sur) 46/),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Fewest errors|Le moins d’erreurs)/ }))
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '5300')
    await expect(curve).toHaveAttribute('aria-valuetext', expect.stringMatching(/5.300.* 1 (of|sur) 16 /))
    // The pill is below the line among the scores, whatever buttons there are.
    const box = pill(canvas).getBoundingClientRect()
    const line = pill(canvas).previousElementSibling!.getBoundingClientRect()
    await expect(Math.abs(box.left + box.width / 2 - line.left)).toBeLessThan(3)
    const [, asTable] = canvas.getAllByRole('button', { name: message('charts.asTable') })
    await userEvent.click(asTable!)
    const table = within(await canvas.findByRole('table', { name: message('tradeOff.title') }))
    await userEvent.click(table.getByRole('button', { name: /^0$/ }))
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '0')
  },
}

/** Along the curve the pointer shows each threshold among the scores, and a press takes it; the arrows take the next step. */
export const TradeOffCurve: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const curve = curveOf(canvas)
    const box = curve.getBoundingClientRect()
    // Where everything is refused.
    const end = { clientX: box.left + (box.width * 290) / 310, clientY: box.top + (box.height * 108) / 132 }
    const person = userEvent.setup()
    await person.pointer({ target: curve, coords: end })
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '9400')
    await expect(canvas.getByText(message('tally.rightOf', { right: 16, tested: 62 }))).toBeVisible()
    await person.unhover(curve)
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '5000')
    await person.pointer([
      { target: curve, coords: end },
      { keys: '[MouseLeft]', target: curve, coords: end },
    ])
    await person.unhover(curve)
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '9400')
    await expect(curve).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(pill(canvas)).toHaveAttribute('aria-valuenow', '9200')
    await userEvent.keyboard('{Home}')
    await expect(curve).toHaveAttribute('aria-valuenow', '0')
  },
}

/** Without recordings that must be refused, false acceptances are unknown: the page requests some. */
export const NoRefusals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: message('tally.addRefusals') })
    await expect(link).toHaveAttribute('href', '/7/voice-commands/11/unit-tests/41/edit')
    await expect(canvas.queryByText(message('tradeOff.title'))).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Fewest errors|Le moins d’erreurs)/ })).toBeNull()
  },
}

/** The histogram as a table, for who cannot see it. */
export const ScoresAsTable: Story = {
  args: withRun(bothRun),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [asTable] = canvas.getAllByRole('button', { name: message('charts.asTable') })
    await userEvent.click(asTable!)
    const table = await canvas.findByRole('table', { name: message('tuner.title', { count: 62 }) })
    await expect(within(table).getByRole('row', { name: /^0/ })).toHaveTextContent(/40$/)
    await userEvent.click(canvas.getByRole('button', { name: message('charts.asPicture') }))
    await expect(pill(canvas)).toBeInTheDocument()
  },
}

/** A running test: its results so far are shown, and it can be cancelled. */
export const Running: Story = {
  name: 'S-003 Running',
  args: withRun(
    aUnitTestRun({
      status: 'running',
      tested: 1,
      ended_at: null,
      results: [
        aUnitTestResult(),
        aUnitTestResult({
          id: 62,
          audio_name: 'ines-07.wav',
          result: null,
          confidence: null,
          is_expected: false,
          conclusion: 'waiting',
          tested_at: null,
        }),
      ],
    }),
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = message('results.running', { tested: 1, files: 4 })
    await expect(canvas.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '25')
    await expect(canvas.getByRole('button', { name: message('results.run') })).toBeDisabled()
    await expect(row(canvasElement, /ines-07/)).toHaveTextContent(/Waiting|En attente/)
    await userEvent.click(canvas.getByRole('button', { name: message('results.cancel') }))
    await expect(args.actions.runs.cancel).toHaveBeenCalledWith(31)
  },
}

/** A run that waits for those of others. */
export const Pending: Story = {
  args: withRun(aUnitTestRun({ status: 'pending', tested: 0, results: [], average: null })),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: message('results.pending') })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

/** A cancelled run keeps its results so far. */
export const Cancelled: Story = {
  args: withRun(aUnitTestRun({ status: 'cancelled', tested: 1, results: someResults })),
  play: async ({ canvasElement }) => {
    const words = message('results.cancelled', { tested: 1, files: 4 })
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}

/** A run that was given up. */
export const RunFailed: Story = {
  args: withRun(aUnitTestRun({ status: 'failed', tested: 1, results: someResults })),
  play: async ({ canvasElement }) => {
    const words = message('results.runFailed', { tested: 1, files: 4 })
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}

/** A test that never ran. */
export const NeverRun: Story = {
  args: aUnitTestView({ state: { runs: { open: undefined } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('results.neverTitle'))).toBeVisible()
    await expect(
      within(canvasElement).getByRole('button', { name: message('results.runFirst') }),
    ).toBeEnabled()
  },
}

/** The grammar with which the run was made. */
export const GrammarUsed: Story = {
  name: 'S-006 Grammar used',
  args: onTab('grammar'),
  play: async ({ canvasElement, args }) => {
    const tabs = within(canvasElement)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent)
    const asked = [
      /^(Results|Résultats)$/,
      /^(Grammar used|Grammaire utilisée)$/,
      /^(Slot values|Valeurs des listes)/,
    ]
    for (const name of asked) await expect(tabs.filter((text) => name.test(text ?? ''))).toHaveLength(1)
    await userEvent.click(within(canvasElement).getByRole('tab', { name: asked[2] }))
    await expect(args.actions.navigation.openTab).toHaveBeenCalledWith('slots')
    const grammar = within(canvasElement).getByRole('region', { name: message('grammar.title') })
    await expect(grammar).toHaveTextContent('switch (on | off)')
  },
}

/** The slot values with which the run was made. */
export const SlotValues: Story = {
  name: 'S-006 Slot values',
  args: onTab('slots'),
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, /<room>/)).toHaveTextContent('kitchen')
  },
}

/** The results are loading. */
export const Loading: Story = {
  args: aUnitTestView({ state: { runs: { open: loading } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** The results could not be read. */
export const Failed: Story = {
  args: aUnitTestView({ state: { runs: { open: failed(new ApiError({ kind: 'network' }), fn()) } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** Phone: a card for each recording. */
export const Phone: Story = {
  args: withRun(bothRun),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/\.wav$/).length).toBeGreaterThanOrEqual(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The recordings that the run broke and fixed since an earlier one, and the changes between them. */
export const Difference: Story = {
  args: onTab('difference'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: message('difference.caption') })
    const [, first, second] = within(table).getAllByRole('row')
    await expect(first).toHaveTextContent(/(Broken|Régressions).*ines-07.*\+325/)
    await expect(second).toHaveTextContent(/(Fixed|Corrigés).*nadia-03/)
    await expect(canvas.getByText(/^<main>: switch on the/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /TSILENCE/ })).toHaveTextContent(/700 ms.*500 ms/)
    await expect(canvas.getByRole('img')).toHaveAccessibleName()
    await expect(args.actions.runs.compareWith).not.toHaveBeenCalled()
  },
}

/** Scores of different versions of scoring are not compared; what passes is. */
export const DifferenceScoredOtherwise: Story = {
  args: onTab('difference', { open: ready({ ...someRun, scoring_version: 1 }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('difference.scoredOtherwise', { before: 1, now: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: message('difference.rise') })).toBeNull()
    const table = canvas.getByRole('table', { name: message('difference.caption') })
    await expect(within(table).getByRole('row', { name: /nadia-03/ })).toHaveTextContent(/Fixed|Corrigés/)
  },
}

/** A first run has none to be compared with. */
export const NoDifference: Story = {
  args: onTab('difference', { reference: undefined, all: [] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('difference.none.title'))).toBeVisible()
  },
}

/** The run to compare with is loading. */
export const DifferenceLoading: Story = {
  args: onTab('difference', { reference: loading }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** The run to compare with could not be read. */
export const DifferenceFailed: Story = {
  args: onTab('difference', { reference: failed(new ApiError({ kind: 'network' }), fn()) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** The stored runs; the open one is marked. */
export const History: Story = {
  args: onTab('history'),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: message('difference.numbered', { number: 1 }),
    })
    await expect(link).toHaveAttribute('href', '/7/voice-commands/11/unit-tests/41?run=50')
    await expect(canvasElement.querySelectorAll('tr[aria-current]')).toHaveLength(1)
  },
}

/** Runs of both kinds: how many were recognized right and how many refused right, apart. */
export const HistoryOfBothKinds: Story = {
  args: onTab('history', {
    all: [
      aUnitTestRunSummary({
        id: 51,
        number: 2,
        files: 62,
        tested: 62,
        passed: 57,
        to_refuse: 16,
        refused: 16,
      }),
      aUnitTestRunSummary({ id: 50, number: 1, files: 46, tested: 46, passed: 41 }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.getByRole('columnheader', { name: message('charts.mustBeRefused') })
    await expect(header).toBeVisible()
    await expect(row(canvasElement, /57/)).toHaveTextContent(/41 (of|sur) 46.*16 (of|sur) 16/)
    await expect(row(canvasElement, /(Run|Exécution) 1\b/)).toHaveTextContent(/41 (of|sur) 46.*(None|Aucun)/)
  },
}

/** Runs that were not scored alike say so, and their averages cannot be put in an order. */
export const HistoryScoredOtherwise: Story = {
  args: onTab('history', {
    open: ready({ ...someRun, scoring_version: 1 }),
    all: [
      aUnitTestRunSummary({ id: 51, number: 2, scoring_version: 1 }),
      aUnitTestRunSummary({ id: 50, number: 1, scoring_version: null }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('history.scoredOtherwise'))).toBeVisible()
    await expect(canvas.getByText(message('history.version', { version: 1 }))).toBeVisible()
    await expect(canvas.getByText(message('history.beforeVersions'))).toBeVisible()
    const average = canvas.getByRole('columnheader', { name: message('list.average') })
    await expect(within(average).queryByRole('button')).toBeNull()
  },
}

/** The results can be taken along in three forms. */
export const ExportMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('export.button') }))
    const page = within(document.body)
    await expect(await page.findAllByRole('menuitem')).toHaveLength(3)
    await userEvent.click(page.getByRole('menuitem', { name: message('export.csv') }))
    await expect(args.actions.runs.export).toHaveBeenCalledWith('csv', someRun)
  },
}

const aisleGrammar = `#BNF+EM V2.1;
!grammar picking;
!start <order>;
<order>: report damaged item in aisle <aisle>;
<aisle>: five {@ = "5";} | nine {@ = "9";} | one {@ = "1";} | fourteen {@ = "14";} | forty {@ = "40";};
`
const aisleSounds: Readonly<Record<string, string>> = {
  ...{ five: '[faɪv]', nine: '[naɪn]', niner: '[ˈnaɪ][nɚ]', zero: '[ˈzɪ][ɹoʊ]', one: '[wʌn]' },
  ...{ fourteen: '[fɔɹ][ˈtiːn]', forty: '[ˈfɔɹ][tiː]', neun: '[nɔɪn]' },
}
const pronounceAisles = async (wishes: readonly PronunciationWish[]): Promise<WordPronunciations[]> =>
  wishes.map(({ word }) => {
    const phonemes = aisleSounds[word]
    const known = { source: 'dictionary', recognized: true } as const
    return { word, pronunciations: phonemes === undefined ? [] : [{ phonemes, ...known }] }
  })

/** The words of a rule of the run, in its results. */
const ofAisles = aUnitTestView({
  state: {
    runs: { open: ready({ ...someRun, grammar: aisleGrammar }) },
    navigation: { tab: 'confusions' },
  },
  actions: { speech: { onPronounce: pronounceAisles } },
})

const chooseGroup = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /Words of|Mots de/ }))
  await userEvent.click(await within(document.body).findByRole('option', { name }))
}

/** Words that were taken for each other beside what their sounds predict, the sounds of both, and what can be done. */
export const Confusions: Story = {
  args: ofAisles,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const pair = { first: 'five', second: 'nine' }
    const matrix = within(canvas.getByRole('grid', { name: message('confusions.matrix') }))
    const predicted = message('confusions.likenessOf', { ...pair, likeness: 52 })
    await expect(await matrix.findByRole('gridcell', { name: predicted })).toHaveTextContent('52')
    await expect(
      matrix.getByRole('gridcell', { name: message('confusions.countOf', { ...pair, count: 1 }) }),
    ).toHaveAttribute('aria-selected', 'true')
    const list = canvas.getByRole('table', { name: message('confusions.caption') })
    await expect(within(list).getByRole('row', { name: /nine/ })).toHaveTextContent(/nine.*five.*1.*ines-07/)
    const sounds = canvas.getByRole('list', { name: message('confusions.soundsOf', { word: 'nine' }) })
    const each = within(sounds).getAllByRole('listitem')
    await expect(each.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^n(differs|diffère)$/),
      'aɪ',
      expect.stringMatching(/^n(differs|diffère)$/),
    ])
    await userEvent.click(canvas.getByRole('button', { name: message('confusions.hear', { word: 'nine' }) }))
    await expect(args.actions.speech.onSay).toHaveBeenCalledWith('nine')
  },
}

/** Remedies for two words: other words with their predicted effect, and where they are written; a threshold. */
export const Remedies: Story = {
  args: ofAisles,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remedies = within(canvas.getByRole('list', { name: message('confusions.remedies.list') }))
    const [other, longer, threshold] = remedies.getAllByRole('listitem')
    const niner = message('confusions.remedies.otherWord.proposed', { word: 'nine', proposed: 'niner' })
    await expect(within(other!).getByText(niner)).toBeVisible()
    await waitFor(() =>
      expect(
        within(other!).getByText(message('confusions.remedies.becomes', { before: 52, after: 45 })),
      ).toBeVisible(),
    )
    await expect(
      within(longer!).getByText(message('confusions.remedies.becomes', { before: 52, after: 41 })),
    ).toBeVisible()
    await userEvent.click(within(other!).getByRole('button'))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const link = dialog.getByRole('link', { name: message('confusions.remedies.openLine', { line: 5 }) })
    await expect(link).toHaveAttribute('href', '/7/voice-commands/11?line=5#<aisle>')
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'neun{Enter}')
    await waitFor(() =>
      expect(
        dialog.getByText(message('confusions.remedies.becomes', { before: 52, after: 37 })),
      ).toBeVisible(),
    )
    await expect(dialog.getByText(/(Closest other word|Autre mot le plus proche)/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(threshold!).getByRole('button', { name: /^(Try|Essayer) 6.100$/ }))
    await waitFor(() => expect(remedies.getAllByRole('listitem')).toHaveLength(2))
  },
}

/** The words of a rule: those that sound most alike are named, arrows walk the cells, and a press on a pair shows it. */
export const PredictedConfusions: Story = {
  args: ofAisles,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await chooseGroup(canvas, '<aisle>')
    const matrix = within(canvas.getByRole('grid', { name: message('confusions.matrix') }))
    await waitFor(() => expect(matrix.getAllByRole('gridcell')).toHaveLength(20))
    const pairs = within(canvas.getByRole('table', { name: message('confusions.closePairs') }))
    await waitFor(() =>
      expect(pairs.getByRole('row', { name: /fourteen (and|et) forty/ })).toHaveTextContent(/88/),
    )
    await userEvent.click(pairs.getByRole('button', { name: /fourteen (and|et) forty/ }))
    const cell = matrix.getByRole('gridcell', {
      name: message('confusions.likenessOf', { first: 'fourteen', second: 'forty', likeness: 88 }),
    })
    await expect(cell).toHaveAttribute('aria-selected', 'true')
    cell.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveAccessibleName(/^one .* forty/)
    await expect(document.activeElement).toHaveAttribute('aria-selected', 'true')
  },
}

/** The pronunciations could not be requested: the confusions are shown, and there is a retry. */
export const NoPronunciations: Story = {
  args: aUnitTestView({
    state: {
      runs: { open: ready({ ...someRun, grammar: aisleGrammar }) },
      navigation: { tab: 'confusions' },
    },
    actions: { speech: { onPronounce: fn(() => Promise.reject(new Error('away'))) } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: either(speechMessages)('again') })
    const asked = mocked(args.actions.speech.onPronounce).mock.calls.length
    await userEvent.click(again)
    await waitFor(() => expect(args.actions.speech.onPronounce).toHaveBeenCalledTimes(asked + 1))
    await expect(canvas.getByText(message('confusions.whyUnknown'))).toBeVisible()
  },
}

/** False acceptances, of both kinds, each with the threshold that refuses it and its cost. */
export const Mistakes: Story = {
  args: aUnitTestView({
    state: {
      runs: { open: ready(bothRun) },
      navigation: { tab: 'confusions' },
    },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: message('mistakes.title') }))
    const rows = () => table.getAllByRole('row').slice(1)
    await expect(rows()).toHaveLength(4)
    await expect(rows()[0]).toHaveTextContent(/ines-07/)
    await expect(rows()[1]).toHaveTextContent(/(Refused, other sentence|Refus attendu, autre phrase).*office/)
    await userEvent.click(within(rows()[1]!).getByRole('button', { name: message('mistakes.suite') }))
    await expect(args.actions.model.refuse).toHaveBeenCalledWith('put me through to the office')
    await userEvent.click(within(rows()[1]!).getByRole('button', { name: /^(Try|Essayer) 5.600$/ }))
    await expect(rows()).toHaveLength(1)
  },
}

/** A sentence that was taken by mistake is in the suite of the model already. */
export const MistakeInSuite: Story = {
  args: aUnitTestView({
    state: {
      runs: { open: ready(bothRun) },
      model: { suite: ['Put me through to the office'] },
      navigation: { tab: 'confusions' },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: message('mistakes.suite') })).toBeNull()
    await expect(canvas.getAllByText(message('mistakes.inSuite'))).toHaveLength(3)
  },
}

const oneSentence = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch on the lamp;\n'

/** No recording was recognized as another sentence, and no words were confused. */
export const NoConfusion: Story = {
  args: onTab('confusions', { open: ready(aUnitTestRun({ grammar: oneSentence })) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('confusions.none.title'))).toBeVisible()
  },
}
