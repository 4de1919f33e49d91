import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.ts'
import { root } from './root.ts'

/** The text of a declaration file by the path of its source without the ending, such as `src/index`. */
export type ReadDeclarations = (
  path: string,
) => { readonly text: string; readonly isReact: boolean } | undefined

/**
 * The declarations of a package, as its build writes them; unchanged ones are not written again.
 *
 * @param name folder of `packages`.
 * @throws Error with the words of the compiler.
 */
export async function declarationsOf(name: string): Promise<ReadDeclarations> {
  const folder = `${root}packages/${name}/`
  const written = `${root}.cache/declarations/${name}/`
  const { status, output } = await run(
    'tsc',
    [
      ...['-p', `${folder}tsconfig.build.json`, '--outDir', `${written}src`],
      ...['--incremental', '--tsBuildInfoFile', `${written}tsbuildinfo`],
    ],
    { show: false },
  )
  if (status !== 0) throw new Error(`packages/${name}: ${output.trim()}`)
  return (path) => {
    const file = `${written}${path}.d.ts`
    return existsSync(file)
      ? { text: readFileSync(file, 'utf8'), isReact: existsSync(`${folder}${path}.tsx`) }
      : undefined
  }
}
