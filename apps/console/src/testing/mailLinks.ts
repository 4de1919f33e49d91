/** The sources of the server by their path. */
export const serverSources = import.meta.glob<string>(
  ['../../../../services/server/src/**/*.ts', '!**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Names of the pages that sources of the server write into links, each once. */
export function linkedPages(sources: readonly string[]): string[] {
  const used = sources.flatMap((source) => [...source.matchAll(/\bconsolePaths\.(\w+)/g)])
  return [...new Set(used.map(([, name = '']) => name))].toSorted()
}

/** Links of the console that are not made from its named paths, and would be missed above. */
export const unnamedLinks = (source: string): string[] =>
  source.match(/consoleUrl\(\)\}(?!\$\{(?:consolePaths\.\w+|page\())[^`]*/g) ?? []
