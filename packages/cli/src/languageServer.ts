// The language server alone, which the extension for Visual Studio Code bundles: without engines, calls and other commands.
import { lsp } from './commands/lsp.js'
import { localeOf } from './localeOf.js'
import { sayIn } from './messages/say.js'
import { processTerminal } from './processTerminal.js'

const terminal = processTerminal()
const locale = localeOf(undefined, terminal.environment)
await lsp.run({ operands: [], options: {}, terminal, locale, say: sayIn(locale) })
