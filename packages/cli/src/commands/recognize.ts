import { refusalWords } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import { type Call, defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { findFiles } from '../files/findFiles.js'
import { openForeignGrammar, usable } from '../files/openGrammar.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import { soundEndings } from '../files/soundEndings.js'
import { paint } from '../paint.js'
import type { RecognizedFile } from '../recognition/recognizeFiles.js'
import { wholeNumber } from '../wholeNumber.js'

const usualLanguage = 'en-US'

/** `saywright recognize`: recognizes recordings by the sentences of a grammar, or reports why they are refused. */
export const recognize = defineCommand({
  options: {
    language: { type: 'string' },
    threshold: { type: 'string' },
    from: { type: 'string' },
    ...slotOptions,
    json: { type: 'boolean' },
  },
  async run({ operands, options, terminal, locale, say }) {
    const [path, ...recordings] = operands
    if (path === undefined) throw new CommandFailure('noFile')
    if (recordings.length === 0) throw new CommandFailure('recognize.noRecording')
    const range = { least: limits.confidenceMin, most: limits.confidenceMax }
    const threshold = wholeNumber('threshold', options.threshold, range) ?? limits.confidenceThreshold
    const grammar = usable(await openForeignGrammar(path, terminal), path, options.from)
    const slots = await slotValues(options, terminal)
    const files = await findFiles(recordings, soundEndings, terminal)
    // The engines take longer to load than any other command takes.
    const { recognizeFiles } = await import('../recognition/recognizeFiles.js')
    const asked = { path, grammar, slots, language: options.language ?? usualLanguage, threshold }
    const results: RecognizedFile[] = []
    for await (const result of recognizeFiles(files, asked, terminal)) {
      results.push(result)
      if (!options.json) terminal.write(said(result, { terminal, locale, say }))
    }
    if (options.json) terminal.write(`${JSON.stringify(results, null, 2)}\n`)
    return results.some(({ rejected }) => rejected) ? exitCode.found : exitCode.well
  },
})

function said(result: RecognizedFile, { terminal, locale, say }: Pick<Call, 'terminal' | 'locale' | 'say'>) {
  const { file, rejected, refusal = 'no_sentence', hypotheses, threshold } = result
  const [best] = hypotheses
  if (rejected || !best) {
    const refused = { refusal, sentence: best?.text, confidence: best?.confidence, threshold }
    const { title, sentence, advice } = refusalWords(refused, locale)
    const mark = paint(terminal, 'red', say('match.no').padEnd(3))
    return `${mark}  ${file}  ${title}\n    ${sentence} ${paint(terminal, 'dim', advice)}\n`
  }
  const meaning = writeMeaning(best)
  const score = say('recognize.score', { confidence: best.confidence, threshold })
  const parts = [
    paint(terminal, 'green', say('match.yes').padEnd(3)),
    ...[file, best.text],
    ...(meaning ? [paint(terminal, 'dim', meaning)] : []),
    paint(terminal, 'dim', score),
  ]
  return `${parts.join('  ')}\n`
}
