import { describeSyntax, importBegun, importsOffered, syntaxForms } from '@saywright/grammar'
import { type CompletionItem, CompletionItemKind, type CompletionList } from 'vscode-languageserver/node'
import type { GrammarFile } from './GrammarFile.js'
import { type HelpMessages, helpOfForm, helpOfRule, kindOfRule, namesIn } from './grammarHelp.js'

/** The subject of an item, for its description, which is computed when the editor shows it. */
export interface CompletionData {
  readonly uri: string
  readonly name: string
}

/** Maximum number of names in one response; with more, the editor asks again for the next letters. */
const maxItems = 500

/** The rules and slots of the text after `<`, and the directives after `!`. */
export function completions(file: GrammarFile, offset: number, words: HelpMessages): CompletionList {
  const text = file.document.getText()
  const before = text.slice(Math.max(0, offset - 200), offset)
  const begun = importBegun(text, offset)
  if (begun !== undefined && file.analysis.options.library) return importNames(file, offset, begun)
  const rule = /<[\p{L}\p{M}\p{N}_.'’-]*$/u.exec(before)?.[0]
  if (rule !== undefined) return ruleNames(file, offset, rule, words)
  const directive = /!\p{L}*$/u.exec(before)?.[0]
  return {
    isIncomplete: false,
    items: directive === undefined ? [] : directives(file, offset, directive, words),
  }
}

/** The item with its description. */
export function described(
  item: CompletionItem,
  file: GrammarFile | undefined,
  words: HelpMessages,
): CompletionItem {
  const { name } = item.data as CompletionData
  const form = syntaxForms.find(({ directive }) => directive === name)
  const value = form ? helpOfForm(form, words) : file && helpOfRule(file.analysis, name, words)
  return value === undefined ? item : { ...item, documentation: { kind: 'markdown', value } }
}

/** The other grammars, each followed by its rules once its name is written. */
function importNames(file: GrammarFile, offset: number, begun: string): CompletionList {
  const range = file.placeBetween(offset - begun.length - 1, offset)
  const items = importsOffered(file.analysis, begun).flatMap(({ name, writtenName, rules }) => {
    const labels = rules.length > 0 ? rules.map((rule) => `<${rule}>`) : [`<${writtenName}.`]
    return labels.map(
      (label): CompletionItem => ({
        ...{ label, filterText: label, textEdit: { range, newText: label } },
        ...{ kind: rules.length > 0 ? CompletionItemKind.Function : CompletionItemKind.Module, detail: name },
        data: { uri: file.document.uri, name: label } satisfies CompletionData,
      }),
    )
  })
  return { isIncomplete: true, items: items.slice(0, maxItems) }
}

function ruleNames(file: GrammarFile, offset: number, typed: string, words: HelpMessages): CompletionList {
  const { analysis, document } = file
  const wanted = typed.slice(1).toLowerCase()
  const names = namesIn(analysis, offset).filter((name) => name.toLowerCase().includes(wanted))
  // Editors close brackets: what is before the next one belongs to the name.
  const rest = /^[\p{L}\p{M}\p{N}_.'’-]*>/u.exec(document.getText().slice(offset, offset + 200))?.[0] ?? ''
  const range = file.placeBetween(offset - typed.length, offset + rest.length)
  const items = names.slice(0, maxItems).map((name): CompletionItem => {
    const label = `<${name}>`
    const isSlot = analysis.symbols.slots.some((slot) => slot.rule.name === name)
    return {
      ...{ label, filterText: label, textEdit: { range, newText: label } },
      kind: isSlot ? CompletionItemKind.Variable : CompletionItemKind.Function,
      detail: kindOfRule(analysis, name, words),
      data: { uri: document.uri, name } satisfies CompletionData,
    }
  })
  return { isIncomplete: names.length > maxItems, items }
}

function directives(
  file: GrammarFile,
  offset: number,
  typed: string,
  { locale }: HelpMessages,
): CompletionItem[] {
  const range = file.placeBetween(offset - typed.length, offset)
  return syntaxForms.flatMap((form) => {
    const { directive } = form
    if (directive === undefined) return []
    return {
      ...{ label: directive, filterText: directive, textEdit: { range, newText: directive } },
      kind: CompletionItemKind.Keyword,
      detail: describeSyntax(form, locale).title,
      data: { uri: file.document.uri, name: directive } satisfies CompletionData,
    }
  })
}
