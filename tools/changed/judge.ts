import type { Result } from '../lib/result.ts'
import type { Planted } from './plantedFaults.ts'

/** Maximum cost of a run for changes in all its processes. Two quiet processors then answer within three minutes. */
const maxProcessorSeconds = 180

type Answered = {
  results: readonly Pick<Result, 'failures'>[]
  output: string
  processorSeconds: number | undefined
}

/**
 * The fault of the answer to a planted fault. A run that fails for another reason has found nothing: in a copy no story
 * began, and that had looked like an answer. Where the machine was too busy for a browser to start, it says so: then nothing
 * was tested.
 */
export function judge({ kind, foundBy }: Pick<Planted, 'kind' | 'foundBy'>, answer: Answered): string[] {
  const { results, output, processorSeconds = 0 } = answer
  if (output.includes('Failed to connect to the browser session'))
    return ['No browser started within its time: run it again on a quieter machine.']
  const failures = results.flatMap((result) => result.failures.map(({ name }) => name))
  const isFound = failures.some((name) => name.startsWith(`${foundBy} › `))
  const others = failures.filter((name) => !name.startsWith(foundBy) && !isAbout(kind, name))
  return [
    ...(isFound ? [] : [`The fault in a ${kind} was not found by ${foundBy}.`]),
    ...others.map((name) => `Something else has failed: ${name}`),
    ...(/^ℹ left out, of what reaches them: /m.test(output) ? [] : ['It does not say what is left out.']),
    ...(processorSeconds > maxProcessorSeconds
      ? [`It costs ${processorSeconds.toFixed(0)} s of processors; ${maxProcessorSeconds} are allowed.`]
      : []),
  ]
}

/** Whatever is built from a broken component may fail with it. */
function isAbout(kind: Planted['kind'], name: string): boolean {
  return kind === 'component' && /\.(stories|test)\.tsx › /.test(name)
}
