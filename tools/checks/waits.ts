// A test never fails because the machine is busy: no wait is bounded by less than what hangs, and no time of the clock has a bound.
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

/** Anything slower than this counts as hanging (`.storybook/patience.ts`). */
const hang = 30_000

/** Its subject is a wait that is too short. */
const others = new Set(['.storybook/patience.test.ts', 'tools/checks/waits.test.ts'])
const isTest = (file: string) =>
  /^e2e\/|\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/tests\/|^\.storybook\//.test(file) && !others.has(file)

export const waits: Check = {
  name: 'waits',
  find() {
    const sources = sourcesIn(['packages', 'apps', 'services', 'e2e', 'tools', '.storybook'], isTest)
    return {
      subject: `waits in ${sources.length} files`,
      faults: sources.flatMap(({ file, text }) => waitFaults(text).map((fault) => `${file}:${fault}`)),
    }
  },
}

const clock = String.raw`(?:performance|Date)\.now\(\) -`
const bound = String.raw`\)\s*\.toBeLessThan`

/**
 * Waits and bounds of a test that a busy machine breaks.
 *
 * @returns line and fault of each.
 */
export function waitFaults(text: string): string[] {
  const timed = [...text.matchAll(new RegExp(`const (\\w+) = \\(?${clock}`, 'g'))].map(([, name]) => name)
  const bounded = new RegExp(`expect\\((?:${[clock, ...timed.map((name) => `${name}\\b`)].join('|')})`)
  const isBounded = new RegExp(bound)
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(isShort(line) ? [`${index + 1} waits for less than ${hang} ms: leave it to the default`] : []),
      ...(bounded.test(line) && isBounded.test(line)
        ? [`${index + 1} bounds a time of the clock: count steps, or tell the time and measure it in a bench`]
        : []),
    ])
}

function isShort(line: string): boolean {
  const [, timeout] = /\btimeout: (\d[\d_]*)/.exec(line) ?? []
  // That of `gracefulShutdown` is the time after which a stopping process is killed.
  return timeout !== undefined && Number(timeout.replaceAll('_', '')) < hang && !/gracefulShutdown/.test(line)
}
