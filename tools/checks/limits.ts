// Refuses limits that no product code reads.
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const limits: Check = {
  name: 'limits',
  find() {
    const sources = sourcesIn(['packages', 'apps', 'services'], (file) => /\.tsx?$/.test(file)).map(
      ({ file, text }) => ({ path: file, text }),
    )
    const names = sources
      .filter(({ path }) => /\/contract\/[\w-]+\/limits\.ts$/.test(path))
      .flatMap(({ text }) => limitNames(text))
    const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path))
    return {
      subject: `${names.length} limits`,
      faults: [...limitFaults(names, sources), ...selfComparedLimits(tests)],
    }
  },
}

/** A file of the product: not a test, a story, nor the list of limits itself. */
export type Source = { readonly path: string; readonly text: string }

const isProduct = ({ path }: Source) =>
  !/\.test\.tsx?$|\.stories\.tsx$|\/tests\/|\/testing\/|\/limits\.ts$|\/limitValues\.ts$/.test(path)

/** Names that a file of limits declares. */
export function limitNames(text: string): string[] {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string)
}

/** One sentence for each limit that no product code reads as `limits.name`. */
export function limitFaults(names: readonly string[], sources: readonly Source[]): string[] {
  const read = new Set(
    sources
      .filter(isProduct)
      .flatMap(({ text }) => [
        ...[...text.matchAll(/\blimits\.(\w+)/g)].map(([, name]) => name),
        ...[...text.matchAll(/\{([^{}]*)\} = (?:\w+\.)?limits\b/g)].flatMap(
          ([, taken = '']) => taken.match(/\w+/g) ?? [],
        ),
      ]),
  )
  return names
    .filter((name) => !read.has(name))
    .map((name) => `no product code reads limits.${name}: read it where the number is needed, or delete it`)
}

/** One sentence for each assertion that compares with a limit of the contract: whatever the limit says, it holds. */
export function selfComparedLimits(tests: readonly Source[]): string[] {
  return tests.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        /\.to[A-Z]\w+\(.*\blimits\.\w/.test(line)
          ? [`${path}:${at + 1} compares a limit with itself: write the number that it is to be`]
          : [],
      ),
  )
}
