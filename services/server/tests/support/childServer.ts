import { type ChildProcess, spawn } from 'node:child_process'
import { type Client, createClient, memorySession } from '@saywright/api/client'
import { getDemo, login } from '@saywright/api/contract'
import { serverFlags } from '../../../../tools/lib/serverFlags.js'
import { bundleOf, bundleProgram } from './bundleProgram.js'
import { testEnvironment } from './testServer.js'

/** Bundles the server as the build does, once, so that starting it many times is quick. */
export const bundleServer = async () => {
  await bundleProgram('src/grammars/grammarWorker.ts')
  await bundleProgram('../../packages/engines/src/decoding/decodingWorker.ts')
  await bundleProgram('src/main.ts')
}

// The program of `npm start`.
const program = [...serverFlags, bundleOf('src/main.ts')]

export interface ChildServer {
  readonly child: ChildProcess
  /** Its address; rejects with its output when it ends first. */
  readonly url: Promise<string>
  readonly ended: Promise<{ code: number | null; errors: string }>
}

/**
 * Starts the bundled server in a process of its own.
 *
 * @param fileBlocks the largest file it may write, in kilobytes: a small disk for those who cannot mount one.
 */
export function startChild(environment: Readonly<Record<string, string>>, fileBlocks?: number): ChildServer {
  const small = ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...program]
  const child = spawn(fileBlocks ? 'bash' : process.execPath, fileBlocks ? small : program, {
    env: { PATH: process.env.PATH, ...testEnvironment, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (piece) => {
    errors += piece
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, errors }))
  })
  const url = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (piece) => {
      output += piece
      const found = /Server listening at (http:[^"\s]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}: ${errors}`)))
  })
  url.catch(() => {})
  return { child, url, ended }
}

/** A client of the demonstration person of a server. */
export async function logInToDemo(url: string): Promise<Client> {
  const client = createClient({ baseUrl: `${url}/api`, session: memorySession(), retry: { times: 0 } })
  const { access_token } = await client.send(login, { body: await client.send(getDemo) })
  client.session.store(access_token ?? '')
  return client
}
