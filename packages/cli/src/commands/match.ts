import {
  type Matched,
  match as matchSentence,
  type NotMatched,
  spokenParts,
  writeMeaning,
} from '@saywright/grammar'
import { type Call, defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { openGrammar, usable } from '../files/openGrammar.js'
import { readText, standardStream } from '../files/readText.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import { paint } from '../paint.js'
import { asData, expectedWords, leavingOf } from '../report/matchWords.js'
import type { Terminal } from '../Terminal.js'

/** `saywright match`: whether sentences belong to a grammar, and why or why not. */
export const match = defineCommand({
  options: { from: { type: 'string' }, ...slotOptions, json: { type: 'boolean' } },
  async run(call) {
    const { operands, options, terminal } = call
    const [path, ...given] = operands
    if (path === undefined) throw new CommandFailure('noFile')
    if (path === standardStream && (given.length === 0 || given.includes(standardStream)))
      throw new CommandFailure('match.inputTwice')
    const compiled = usable(await openGrammar(path, terminal), path, options.from)
    const slots = await slotValues(options, terminal)
    const isPiped = given.length === 0 || (given.length === 1 && given[0] === standardStream)
    const sentences = isPiped ? linesOf(await readText(standardStream, terminal)) : given
    const results = sentences.map((sentence) => ({
      sentence,
      result: matchSentence(compiled, sentence, { slots }),
    }))
    if (options.json) terminal.write(`${JSON.stringify(results.map(asData), null, 2)}\n`)
    else for (const { sentence, result } of results) terminal.write(said(sentence, result, call))
    return results.every(({ result }) => result.matched) ? exitCode.well : exitCode.found
  },
})

const linesOf = (text: string) => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')

type Output = Pick<Call, 'say'> & { readonly terminal: Terminal }

function said(sentence: string, result: Matched | NotMatched, { say, terminal }: Output): string {
  if (result.matched) {
    const meaning = writeMeaning(result.meaning)
    return `${paint(terminal, 'green', say('match.yes').padEnd(3))}  ${sentence}${meaning && `  ${paint(terminal, 'dim', meaning)}`}\n`
  }
  const lines = [`${paint(terminal, 'red', say('match.no').padEnd(3))}  ${sentence}`]
  const spoken = spokenParts(sentence).flatMap((part) => part.words)
  const words = sentence.slice(0, spoken[result.longestPrefix - 1]?.end ?? 0).trim()
  const next = expectedWords(leavingOf(result), say)
  if (next)
    lines.push(
      `    ${words ? say('match.expectedAfter', { words, next }) : say('match.expectedFirst', { next })}`,
    )
  const [empty] = result.emptySlots
  if (empty) lines.push(`    ${say('match.giveValues', { slot: empty.slot })}`)
  if (result.nearest) lines.push(`    ${say('match.nearest', { sentence: result.nearest.text })}`)
  return `${lines.join('\n')}\n`
}
