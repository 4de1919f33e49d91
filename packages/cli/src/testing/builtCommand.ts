import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** The command as the build makes it, in a file of its own, and how to remove it. */
export async function builtCommand(): Promise<{ path: string; remove: () => void }> {
  // At the depth of `dist` in the package, so that it finds packages and its version.
  const path = `${home}.cache/${randomUUID()}.js`
  const { dependencies = {} } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'))
  await build({
    entryPoints: [`${home}src/main.ts`],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Like tsup: other entries of a library for Node may load its parts at run time.
    mainFields: ['module', 'main'],
    logLevel: 'error',
    external: Object.keys(dependencies),
  })
  return { path, remove: () => rmSync(path) }
}

/** Starts the command as a shell does. */
export function start(
  path: string,
  words: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  return spawn(process.execPath, [path, ...words], {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, ...options.env },
    stdio: 'pipe',
  })
}

/** The output of a process, and its exit code. */
export async function endOf(child: ChildProcess, input = '') {
  let output = ''
  let told = ''
  child.stdout?.on('data', (piece) => {
    output += piece
  })
  child.stderr?.on('data', (piece) => {
    told += piece
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output, told }
}
