import { defineCommand } from '../Command.js'
import { localeOf } from '../localeOf.js'
import { ownVersion } from '../ownVersion.js'

/** `saywright lsp`: answers an editor over the standard streams until it goes, then ends the process. */
export const lsp = defineCommand({
  options: { stdio: { type: 'boolean' }, locale: { type: 'string' } },
  async run({ options, terminal }) {
    // Read by this command alone: the others start without it.
    const [{ createConnection, ProposedFeatures }, { serveLanguage }] = await Promise.all([
      import('vscode-languageserver/node'),
      import('../language/serveLanguage.js'),
    ])
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
    serveLanguage(connection, ownVersion(), (named) =>
      localeOf(options.locale ?? named, terminal.environment),
    )
    return new Promise<never>(() => {})
  },
})
