import { limits } from '@saywright/api/contract'
import { defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { reasonOf } from '../files/readText.js'
import { wholeNumber } from '../wholeNumber.js'

const loopback = '127.0.0.1'

/** `saywright serve`: the recognition calls of the voice proxy over an export, until it is interrupted. */
export const serve = defineCommand({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    'any-architecture': { type: 'boolean' },
  },
  async run({ operands, options, terminal, say }) {
    const [path, ...others] = operands
    if (path === undefined) throw new CommandFailure('export.missing')
    if (others[0] !== undefined) throw new CommandFailure('oneFile', { path: others[0] })
    const port = wholeNumber('port', options.port, { least: 0, most: 65_535 }) ?? limits.voiceProxyPort
    const host = options.host ?? loopback
    const { withExport } = await import('../kit/openExport.js')
    const { serveExport } = await import('../kit/serveExport.js')
    await withExport(path, options['any-architecture'], terminal, async ({ kit }) => {
      const server = await serveExport(kit, { host, port }).catch((cause) => {
        throw new CommandFailure('serve.taken', { address: `${host}:${port}`, reason: reasonOf(cause) })
      })
      terminal.tell(`${say('serve.listening', { path, address: server.address })}\n`)
      await server.untilInterrupted()
    })
    return exitCode.well
  },
})
