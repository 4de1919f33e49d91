import type { Call } from '../Command.js'
import { type ExitCode, exitCode } from '../exitCode.js'
import { paint, type Style } from '../paint.js'
import type { Outcome, OutcomeKind } from './Outcome.js'

const bad: readonly OutcomeKind[] = ['conflict', 'unresolved', 'goneThereChangedHere']
const styles: Partial<Record<OutcomeKind, Style>> = {
  conflict: 'red',
  unresolved: 'red',
  goneThereChangedHere: 'red',
  refused: 'red',
  behind: 'yellow',
  newThere: 'yellow',
  goneThere: 'yellow',
  goneHere: 'yellow',
  unknownRecording: 'yellow',
}

/** Reports results, and reasons for doing nothing; with `--json` as data. */
export function tellOutcomes(
  outcomes: readonly Outcome[],
  command: 'pull' | 'push',
  {
    options,
    terminal,
    say,
  }: Pick<Call, 'terminal' | 'say'> & {
    readonly options: { readonly json?: boolean | undefined; readonly 'dry-run'?: boolean | undefined }
  },
): ExitCode {
  if (options.json) terminal.write(`${JSON.stringify(outcomes, null, 2)}\n`)
  else {
    for (const { kind, name, file, reason = '' } of outcomes) {
      const key = kind === 'conflict' ? (`${command}.conflict` as const) : (`sync.${kind}` as const)
      const sentence = say(key, { name, file, reason })
      const style = styles[kind]
      terminal.write(`${style ? paint(terminal, style, sentence) : sentence}\n`)
    }
    if (options['dry-run']) terminal.tell(`${say('sync.dryRun')}\n`)
    else if (outcomes.length === 0) terminal.tell(`${say(`${command}.nothing`)}\n`)
  }
  if (outcomes.some(({ kind }) => kind === 'refused')) return exitCode.refused
  return outcomes.some(({ kind }) => bad.includes(kind)) ? exitCode.found : exitCode.well
}
