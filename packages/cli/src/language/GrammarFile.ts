import {
  type Analysis,
  analyze,
  type ImportOptions,
  Linter,
  type Problem,
  type Range,
} from '@saywright/grammar'
import type { Range as Place, Position } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { ImportsBeside } from './ImportsBeside.js'

/** A grammar that is open in an editor, with its unsaved changes. Queries are computed once for each version. */
export class GrammarFile {
  private readonly beside: ImportsBeside
  private imports: ImportOptions | undefined
  private linter = new Linter()
  private checked: { version: number; problems: readonly Problem[] } | undefined
  private read: { version: number; analysis: Analysis } | undefined

  constructor(readonly document: TextDocument) {
    this.beside = new ImportsBeside(document.uri)
  }

  /** Its problems; only statements that changed since the last call are read. */
  get problems(): readonly Problem[] {
    const { version } = this.document
    if (this.checked?.version !== version) {
      const text = this.document.getText()
      const imports = this.beside.optionsFor(text)
      if (imports !== this.imports) this.linter = new Linter(imports)
      this.imports = imports
      this.checked = { version, problems: this.linter.problems(text) }
    }
    return this.checked.problems
  }

  get analysis(): Analysis {
    const { version } = this.document
    if (this.read?.version !== version)
      // Checked first, since that resolves the imports.
      this.read = { version, analysis: this.analyzed(this.problems) }
    return this.read.analysis
  }

  private analyzed(problems: readonly Problem[]): Analysis {
    return analyze(this.document.getText(), { ...this.imports, problems })
  }

  /** Returns the URI of an imported grammar by its name. */
  pathOf(name: string): string | undefined {
    return this.beside.pathOf(name)
  }

  offsetOf(position: Position): number {
    return this.document.offsetAt(position)
  }

  /** A range of the text as in the protocol: lines and UTF-16 units from 0. */
  placeOf({ start, end }: Range): Place {
    return this.placeBetween(start.offset, end.offset)
  }

  placeBetween(start: number, end: number): Place {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }
}
