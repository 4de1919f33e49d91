import { join } from 'node:path'
import { type ServerOptions, TransportKind } from 'vscode-languageclient/node'

/**
 * How the language server is started.
 *
 * @param extensionPath folder of the installed extension, which holds a server.
 * @param command path of another `saywright` command; empty for the one of the extension.
 */
export function serverOptions(extensionPath: string, command: string): ServerOptions {
  if (command !== '') return { command, args: ['lsp'], transport: TransportKind.stdio }
  return { module: join(extensionPath, 'dist', 'server.mjs'), transport: TransportKind.stdio }
}
