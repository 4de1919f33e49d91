import { type ExtensionContext, workspace } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'
import { serverOptions } from './serverOptions.js'

let client: LanguageClient | undefined

/** Called by the editor when the first grammar is opened. */
export async function activate({ extensionPath }: ExtensionContext): Promise<void> {
  const command = workspace.getConfiguration('saywright').get('command', '')
  client = new LanguageClient('saywright', 'Saywright', serverOptions(extensionPath, command), {
    documentSelector: [{ language: 'bnf-em' }],
  })
  await client.start()
}

/** Called by the editor when it ends. */
export async function deactivate(): Promise<void> {
  await client?.stop()
}
