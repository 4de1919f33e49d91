const said: string[] = []
const kinds = ['error', 'warn'] as const
// A browser reports this when a measurement changes what it measures: it continues in the next frame, and nothing is lost.
const measuredAgain = 'ResizeObserver loop'
const isHeard = Symbol.for('saywright.console')

/** From now on, errors and warnings of the console are recorded for `refuseWhatWasSaid`. */
export function listenToConsole(): void {
  if (isHeard in console) return
  Object.assign(console, { [isHeard]: true })
  for (const kind of kinds) {
    const say = console[kind]
    console[kind] = (...words: unknown[]) => {
      const line = words.map(String).join(' ')
      if (!line.includes(measuredAgain)) said.push(line)
      say.apply(console, words)
    }
  }
}

export function forgetWhatWasSaid(): void {
  said.length = 0
}

/**
 * Fails a test during which something was written to the console. A test that expects that declares it: it takes the console's
 * place itself, with a spy that has an implementation of its own.
 */
export function refuseWhatWasSaid(): void {
  if (said.length === 0) return
  const all = said.splice(0)
  throw new Error(`Written to the console during the test:\n${all.join('\n')}`)
}
