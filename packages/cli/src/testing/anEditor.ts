import { createProtocolConnection, type InitializeResult } from 'vscode-languageserver/node'
import { start } from './builtCommand.js'

export const uri = 'file:///grammars/lamps.bnf'

/** An editor that has started the built command as its language server and greeted it. */
export async function anEditor(command: string, locale?: string, words: readonly string[] = ['--stdio']) {
  const { child, connection } = connected(command, words)
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const greeting = { processId: process.pid, rootUri: null, capabilities: {}, locale }
  const { capabilities } = await connection.sendRequest<InitializeResult>('initialize', greeting)
  await connection.sendNotification('initialized', {})
  let version = 1
  return {
    child,
    capabilities,
    ended,
    /** Asks about the open text. */
    ask: <Answer>(method: string, params: object = {}) =>
      connection.sendRequest<Answer>(method, { textDocument: { uri }, ...params }),
    request: connection,
    open: (text: string) =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'bnf', version, text },
      }),
    change: (contentChanges: readonly object[]) => {
      version += 1
      return connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges,
      })
    },
    /** The next problems that the server reports. */
    problems: () =>
      new Promise<{ diagnostics: { code: string; message: string; range: object; severity: number }[] }>(
        (resolve) => {
          const { dispose } = connection.onNotification('textDocument/publishDiagnostics', (params) => {
            dispose()
            resolve(params)
          })
        },
      ),
    async leave() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      const code = await ended
      connection.dispose()
      return code
    },
  }
}

/** An editor that has not greeted its server. */
export function ungreeted(command: string) {
  const { child, connection } = connected(command, ['--stdio'])
  return {
    sendRequest: (method: string, params: object) => connection.sendRequest(method, params),
    end: () => {
      connection.dispose()
      child.kill()
    },
  }
}

function connected(command: string, words: readonly string[]) {
  const child = start(command, ['lsp', ...words])
  const connection = createProtocolConnection(child.stdout, child.stdin, {
    error: () => {},
    warn: () => {},
    info: () => {},
    log: () => {},
  })
  connection.listen()
  return { child, connection }
}
