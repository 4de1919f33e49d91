import { setImmediate as letOthersIn } from 'node:timers/promises'
import {
  importName,
  maxImportedCharacters,
  maxImportedGrammars,
  type NamedSource,
  rulesAfter,
} from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { slotsByName } from './slotsByName.js'

/** The fields of a model that determine what its grammar imports. */
export interface Importer {
  readonly id: number
  readonly project_id: number
  readonly language: string
  readonly grammar: string
}

/** Characters of all texts in which rules are looked for at one request: half a second at the worst, in turns with others. */
export const maxSearched = 10_000_000
// Names of models are shorter.
const longestName = 300
// More than one is an error already, which names some.
const maxExporters = 6

/**
 * The saved grammars from which one imports, directly or not: those of other models of its project and language. Nothing is read
 * when it imports nothing; where several may be meant all are given, and the analysis decides.
 *
 * @throws ApiFailure `grammar_too_large` when they are more than an analysis takes, or the values of their slots as many characters.
 */
export async function importedGrammars(database: Reader, model: Importer): Promise<NamedSource[]> {
  const found = new Map<number, NamedSource>()
  const waiting = [model.grammar]
  let search: ImportSearch | undefined
  let characters = 0
  let slotCharacters = 0
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const rule of rulesAfter('!import', text)) {
      search ??= await ImportSearch.of(database, model)
      for (const id of await search.modelsMeant(rule)) {
        if (found.has(id)) continue
        const row = await search.read(id)
        if (!row) continue
        const { grammar, name, slots_json } = row
        const slots = slotsByName(slots_json)
        characters += grammar.length
        slotCharacters += JSON.stringify(slots).length
        const isLarge = Math.max(characters, slotCharacters) > maxImportedCharacters
        if (isLarge || found.size >= maxImportedGrammars) throw new ApiFailure('grammar_too_large')
        found.set(id, { name, source: grammar, slots })
        waiting.push(grammar)
      }
    }
  }
  return [...found.values()]
}

/** Finds the models that an import may mean. */
class ImportSearch {
  private exporters: ReadonlyMap<string, readonly number[]> | undefined

  private constructor(
    private readonly database: Reader,
    private readonly model: Importer,
    private readonly byWrittenName: ReadonlyMap<string, readonly number[]>,
  ) {}

  static async of(database: Reader, model: Importer): Promise<ImportSearch> {
    const rows = await othersOf(database, model).select(['id', 'name']).execute()
    return new ImportSearch(database, model, listed(rows.map(({ id, name }) => [importName(name), id])))
  }

  async modelsMeant(rule: string): Promise<readonly number[]> {
    const named: number[] = []
    for (let dot = rule.indexOf('.'); dot !== -1 && dot < longestName; dot = rule.indexOf('.', dot + 1))
      named.push(...(this.byWrittenName.get(rule.slice(0, dot)) ?? []))
    if (named.length > 0) return named
    this.exporters ??= await this.findExporters()
    return (this.exporters.get(rule) ?? []).slice(0, maxExporters)
  }

  async read(id: number) {
    await letOthersIn()
    return othersOf(this.database, this.model)
      .select(['name', 'grammar', 'slots_json'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** The models that export a rule, by its name. */
  private async findExporters(): Promise<ReadonlyMap<string, readonly number[]>> {
    const exported: [string, number][] = []
    let searched = 0
    for await (const { id, grammar } of textsOfOthers(this.database, this.model)) {
      searched += grammar.length
      if (searched > maxSearched) throw new ApiFailure('grammar_too_large')
      for (const rule of rulesAfter('!export', grammar)) exported.push([rule, id])
    }
    return listed(exported)
  }
}

/** The texts of other models, one in memory at a time, with other requests between two of them. */
export async function* textsOfOthers(database: Reader, model: Importer) {
  for (const { id } of await othersOf(database, model).select('id').execute()) {
    await letOthersIn()
    const row = await othersOf(database, model)
      .select(['id', 'name', 'revision', 'grammar'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) yield row
  }
}

/** The other models from which a grammar can import. */
export const othersOf = (database: Reader, { id, project_id, language }: Importer) =>
  database
    .selectFrom('voice_command_model')
    .where('project_id', '=', project_id)
    .where('language', '=', language)
    .where('id', '!=', id)
    .orderBy('id')

function listed(pairs: readonly (readonly [string, number])[]): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, number[]>()
  for (const [key, id] of pairs) {
    const list = lists.get(key)
    if (list) list.push(id)
    else lists.set(key, [id])
  }
  return lists
}
