import { defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { findFiles } from '../files/findFiles.js'
import { wakeWordsEnding } from '../files/modelFiles.js'
import { writeText } from '../files/readText.js'
import { isExport } from '../kit/isExport.js'
import type { Say } from '../messages/say.js'
import { paint } from '../paint.js'
import { junitXml } from '../report/junitXml.js'
import { markdown } from '../report/markdown.js'
import { countOf, type TestSuite } from '../report/TestCase.js'
import { runSentences, sentenceEndings } from '../sentences/runSentences.js'
import type { Terminal } from '../Terminal.js'
import { isWakeCase, wakeTable } from '../wake-words/wakeTable.js'

/** `saywright test`: sentences that grammars are to accept or refuse, recordings that wake words are to hear or not, or the unit
 * tests of an export, or of a project on its server. */
export const test = defineCommand({
  options: {
    server: { type: 'string' },
    project: { type: 'string' },
    model: { type: 'string', multiple: true },
    minutes: { type: 'string' },
    'must-wake': { type: 'string', multiple: true },
    'must-not-wake': { type: 'string', multiple: true },
    threshold: { type: 'string' },
    'any-architecture': { type: 'boolean' },
    junit: { type: 'string' },
    markdown: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ operands, options, terminal, locale, say }) {
    const { server, project, model, minutes } = options
    const [exported] = operands.filter((path) => isExport(path, terminal))
    if (exported !== undefined && operands[1] !== undefined)
      throw new CommandFailure('oneFile', { path: operands[1] })
    const words = operands.find((path) => path.endsWith(wakeWordsEnding))
    const heard = {
      wakes: options['must-wake'] ?? [],
      sleeps: options['must-not-wake'] ?? [],
      threshold: options.threshold,
    }
    const isOfWakeWords = words !== undefined && server === undefined
    if (isOfWakeWords && operands.length > 1)
      throw new CommandFailure('oneFile', { path: operands.find((path) => path !== words) ?? words })
    if (!isOfWakeWords && (heard.wakes.length + heard.sleeps.length > 0 || heard.threshold !== undefined))
      throw new CommandFailure('test.wake.noFile')
    const suites = isOfWakeWords
      ? // The engines take longer to load than any other command takes.
        [await (await import('../wake-words/testWakeWords.js')).testWakeWords(words, heard, terminal, say)]
      : server === undefined
        ? exported === undefined
          ? await testFiles(operands, terminal, say)
          : await (await import('../kit/testExport.js')).testExport(
              exported,
              { models: model ?? [], isAnyArchitecture: options['any-architecture'] },
              terminal,
              { say, locale },
            )
        : await (await import('../server/testOnServer.js')).testOnServer(
            { server, project, model, minutes },
            operands,
            { terminal, locale, say },
          )
    if (options.json) terminal.write(`${JSON.stringify(suites, null, 2)}\n`)
    else tellResults(suites, terminal, say)
    if (options.junit) await writeText(options.junit, junitXml(suites), terminal)
    if (options.markdown) await writeText(options.markdown, markdown(suites, say), terminal)
    if (countOf(suites) === 0) throw new CommandFailure(server || exported ? 'server.noTest' : 'test.nothing')
    return countOf(suites, 'passed') === countOf(suites) ? exitCode.well : exitCode.found
  },
})

async function testFiles(operands: readonly string[], terminal: Terminal, say: Say): Promise<TestSuite[]> {
  const suites: TestSuite[] = []
  for (const path of await findFiles(operands, sentenceEndings, terminal))
    suites.push(await runSentences(path, terminal, say))
  return suites
}

function tellResults(suites: readonly TestSuite[], terminal: Terminal, say: Say): void {
  for (const { name, cases } of suites) {
    const bad = cases.filter(({ status }) => status !== 'passed')
    const mark = bad.length === 0 ? paint(terminal, 'green', '✓') : paint(terminal, 'red', '✗')
    terminal.tell(`${mark} ${name}  ${cases.length - bad.length}/${cases.length}\n`)
    const heard = cases.filter(isWakeCase)
    if (heard.length > 0) terminal.tell(wakeTable(heard, say))
    for (const { name: sentence, line, message = '' } of bad) {
      terminal.tell(`    ${line === undefined ? '' : `${line}: `}${sentence}\n`)
      terminal.tell(`        ${paint(terminal, 'dim', message)}\n`)
    }
  }
  const values = { passed: countOf(suites, 'passed'), count: countOf(suites) }
  terminal.tell(`${say(values.passed === values.count ? 'report.allPassed' : 'report.somePassed', values)}\n`)
}
