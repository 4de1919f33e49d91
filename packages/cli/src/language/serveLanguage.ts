import { setImmediate } from 'node:timers/promises'
import { format, formatRange } from '@saywright/grammar'
import {
  type CancellationToken,
  CodeActionKind,
  type Connection,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { sayIn } from '../messages/say.js'
import { type CompletionData, completions, described } from './completions.js'
import { diagnostics, repairs } from './diagnostics.js'
import { foldingRanges } from './folding.js'
import { GrammarFile } from './GrammarFile.js'
import { type HelpMessages, helpAt } from './grammarHelp.js'
import { definition, highlights, references, rename, renamed, symbols, symbolsNamed } from './navigation.js'
import { Session } from './Session.js'
import { semanticTokens, tokenTypes } from './semanticTokens.js'

const capabilities: InitializeResult['capabilities'] = {
  positionEncoding: 'utf-16',
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['<', '!'], resolveProvider: true },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentHighlightProvider: true,
  foldingRangeProvider: true,
  workspaceSymbolProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  semanticTokensProvider: { legend: { tokenTypes, tokenModifiers: [] }, full: true },
}

/** Delay of problems after a key, in milliseconds, so that a fast typist is not shown one for each incomplete word. */
const pause = 150

/**
 * Serves an editor until it disconnects.
 *
 * @param version of the server, which the editor may show.
 * @param localeFor returns the language of the messages from the one that the editor names.
 */
export function serveLanguage(
  connection: Connection,
  version: string,
  localeFor: (named: string | undefined) => HelpMessages['locale'],
): void {
  const files = new Map<string, GrammarFile>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const documents = new TextDocuments(TextDocument)
  const words = { locale: localeFor(undefined), say: sayIn(localeFor(undefined)) }
  const session = new Session()

  connection.onInitialize(({ locale }) => {
    session.begin()
    words.locale = localeFor(locale)
    words.say = sayIn(words.locale)
    return { capabilities, serverInfo: { name: 'saywright', version } }
  })

  connection.onShutdown(() => session.end())

  documents.onDidOpen(({ document }) => {
    if (session.isOpen) files.set(document.uri, new GrammarFile(document))
  })
  documents.onDidChangeContent(({ document: { uri } }) => {
    if (!files.has(uri)) return
    clearTimeout(waiting.get(uri))
    waiting.set(uri, setTimeout(tell, pause, uri))
  })
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(waiting.get(uri))
    waiting.delete(uri)
    files.delete(uri)
    void connection.sendDiagnostics({ uri, diagnostics: [] })
  })
  function tell(uri: string): void {
    waiting.delete(uri)
    const file = files.get(uri)
    if (!file) return
    const { version } = file.document
    void connection.sendDiagnostics({ uri, version, diagnostics: diagnostics(file, words.locale) })
  }

  /**
   * Answers about an open grammar; about any other text there is nothing to say. What has come in meanwhile is read first:
   * the question may have been withdrawn, or the text have become another.
   */
  function about<Params extends { textDocument: { uri: string } }, Answer>(
    answer: (file: GrammarFile, params: Params) => Answer,
  ) {
    return async (params: Params, token: CancellationToken): Promise<Answer | ResponseError | null> => {
      if (session.refusal) return session.refusal
      const file = files.get(params.textDocument.uri)
      const version = file?.document.version
      await setImmediate()
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled')
      if (file?.document.version !== version)
        return new ResponseError(LSPErrorCodes.ContentModified, 'The text has changed')
      return file ? answer(file, params) : null
    }
  }

  connection.onCompletion(about((file, { position }) => completions(file, file.offsetOf(position), words)))
  connection.onCompletionResolve(
    (item) =>
      session.refusal ??
      described(item, files.get((item.data as CompletionData | undefined)?.uri ?? ''), words),
  )
  connection.onHover(
    about((file, { position }) => {
      const help = helpAt(file.analysis, file.offsetOf(position), words)
      if (!help) return null
      return {
        contents: { kind: 'markdown', value: help.text },
        range: file.placeBetween(help.start, help.end),
      }
    }),
  )
  connection.onDefinition(about((file, { position }) => definition(file, position)))
  connection.onReferences(
    about((file, { position, context }) => references(file, position, context.includeDeclaration)),
  )
  connection.onDocumentHighlight(about((file, { position }) => highlights(file, position)))
  connection.onFoldingRanges(about((file) => foldingRanges(file)))
  connection.onWorkspaceSymbol(({ query }) => session.refusal ?? symbolsNamed(files.values(), query))
  connection.onPrepareRename(about((file, { position }) => renamed(file, position)))
  connection.onRenameRequest(
    about((file, { position, newName }) => rename(file, position, newName, words.say)),
  )
  connection.onDocumentSymbol(about((file) => symbols(file)))
  connection.onDocumentFormatting(
    about((file) => {
      const { source } = file.analysis
      const newText = format(file.analysis)
      return newText === source ? [] : [{ range: file.placeBetween(0, source.length), newText }]
    }),
  )
  connection.onDocumentRangeFormatting(
    about((file, { range: { start, end } }) =>
      formatRange(file.analysis, file.offsetOf(start), file.offsetOf(end)).map((edit) => ({
        range: file.placeBetween(edit.start, edit.end),
        newText: edit.text,
      })),
    ),
  )
  connection.onCodeAction(
    about((file, { range, context: { only } }) =>
      !only || only.includes(CodeActionKind.QuickFix) ? repairs(file, range, words.locale) : [],
    ),
  )
  connection.languages.semanticTokens.on(about(semanticTokens))

  documents.listen(connection)
  connection.listen()
}
