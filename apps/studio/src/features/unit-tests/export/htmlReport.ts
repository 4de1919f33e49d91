import { refusalWords, refusedResult } from '@saywright/api/catalogue'
import { conclusions, typeOfTest } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import type { Locale } from '@saywright/ui/i18n'
import { tallyOf } from '../results/tally.js'
import { wakeFigures } from '../results/wakeWords/wakeFigures.js'
import { wakeFigureTexts } from '../results/wakeWords/wakeFigureTexts.js'
import { testedText } from '../results/wakeWords/wordsOfRun.js'
import { escapeMarkup } from './markup.js'
import { conclusionIn, type Report, type ReportMessages } from './report.js'

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b1d22; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .4rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top }
td.number { text-align: end; font-variant-numeric: tabular-nums }
pre { background: #f5f5f2; padding: 1rem; overflow: auto }
.passed::before, .refused::before { content: "● "; color: #1f7a3d }
.wrong::before, .meaning_differs::before, .sentence_taken::before, .noise_taken::before { content: "■ "; color: #b3261e }
.rejected::before { content: "○ " } .failed::before { content: "✕ " } .waiting::before { content: "… " }
#fr:checked ~ article[lang="en"], #en:checked ~ article[lang="fr"] { display: none }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #16181d } th, td { border-color: #444 } pre { background: #22252c } }
`

/**
 * A run as one page that opens without a network, in both languages, with nothing that runs and nothing from elsewhere.
 *
 * @param words of each language.
 */
export function htmlReport(
  report: Report,
  words: Readonly<Record<Locale, ReportMessages>>,
  shown: Locale,
): string {
  const checked = (locale: Locale) => (locale === shown ? ' checked' : '')
  return `<!doctype html>
<html lang="${shown.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(report.test.name)}</title>
<style>${style}</style>
</head>
<body>
<input type="radio" name="language" id="en"${checked('en-US')}><label for="en" lang="en">English</label>
<input type="radio" name="language" id="fr"${checked('fr-FR')}><label for="fr" lang="fr">Français</label>
${articleOf(report, words['en-US'], 'en-US')}
${articleOf(report, words['fr-FR'], 'fr-FR')}
</body>
</html>
`
}

function articleOf(report: Report, t: ReportMessages, locale: Locale): string {
  const { product, model, test, run } = report
  const isOfWakeWords = typeOfTest(run) === 'wake_word'
  const numbers = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const at = (moment: string | null) => (moment ? escapeMarkup(date.format(new Date(moment))) : '')
  const tally = tallyOf(run.results, run.confidence_threshold)
  const score = (value: number | null) => (value === null ? '' : numbers.format(value))
  const head = [
    t('results.audioName'),
    t('results.expectation'),
    t('results.expected'),
    t('results.result'),
    ...(isOfWakeWords ? [] : [t('results.meaning')]),
    t('results.confidence'),
    t('results.conclusion'),
    t('results.testedOn'),
  ]
  const rows = run.results.map((result) => {
    const conclusion = conclusionIn(run, result)
    // The words of other refusals are about sentences.
    const isOfWord = isOfWakeWords && result.refusal !== 'no_speech'
    const refused = isOfWord ? undefined : refusedResult(result, run.confidence_threshold)
    const heard = result.failure
      ? t(`results.failures.${result.failure}`)
      : (result.result ?? (refused ? refusalWords(refused, locale).sentence : t('results.nothing')))
    return `<tr><td>${escapeMarkup(result.audio_name)}</td><td>${escapeMarkup(t(`results.expectations.${result.expectation}`))}</td><td>${escapeMarkup(result.expected)}</td><td>${escapeMarkup(heard)}</td>${isOfWakeWords ? '' : `<td>${escapeMarkup(writeMeaning(result))}</td>`}<td class="number">${score(result.confidence)}</td><td class="${conclusion}">${escapeMarkup(t(`results.conclusions.${conclusion}`))}</td><td>${at(result.tested_at)}</td></tr>`
  })
  const slots = run.slots.map(
    ({ name, values }) =>
      `<tr><td>${escapeMarkup(name)}</td><td>${escapeMarkup(values.join(', '))}</td></tr>`,
  )
  const slotsPart = `<h2>${escapeMarkup(t('results.tabs.slots'))}</h2>
${slots.length > 0 ? `<table>${slots.join('')}</table>` : `<p>${escapeMarkup(t('slotsUsed.none'))}</p>`}
`
  const figures = isOfWakeWords
    ? wakeFigureTexts(wakeFigures(run.results, run.confidence_threshold), t, locale)
    : []
  const { tested, right } = tally
  const counted = conclusions.filter((conclusion) => tally.of[conclusion] > 0)
  const summary = [
    [t('tally.asExpected'), t('tally.rightOf', { right, tested })],
    ...counted.map((conclusion) => [t(`results.conclusions.${conclusion}`), tally.of[conclusion]] as const),
    ...figures.map(({ term, figure, note }) => [term, [figure, note].filter(Boolean).join(', ')] as const),
    [t('tally.average'), score(run.average) || t('tally.none')],
    [t('results.threshold'), numbers.format(run.confidence_threshold)],
  ].map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeMarkup(String(name))}</th><td>${escapeMarkup(String(value))}</td></tr>`,
  )
  return `<article lang="${locale.slice(0, 2)}">
<h1>${escapeMarkup(test.name)}</h1>
<p>${escapeMarkup(test.description)}</p>
<p>${escapeMarkup(t('export.of', { model, language: run.language, number: run.number }))} ${at(run.started_at)}</p>
<p>${escapeMarkup(t('export.product', { product }))}</p>
<table>${summary.join('')}</table>
<h2>${escapeMarkup(t('results.tabs.results'))}</h2>
<table><thead><tr>${head.map((name) => `<th scope="col">${escapeMarkup(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>${escapeMarkup(t('results.tabs.grammar'))}</h2>
<pre>${escapeMarkup(testedText(run, t))}</pre>
${isOfWakeWords ? '' : slotsPart}</article>`
}
