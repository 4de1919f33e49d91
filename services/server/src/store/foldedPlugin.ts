import { foldText } from '@saywright/ui/text'
import {
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  type ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import { searchedColumns } from './searchedColumns.js'

const nameOf = (column: OperationNode) => (ColumnNode.is(column) ? column.column.name : '')

function searchedIn(table: OperationNode | undefined): readonly string[] {
  const name = table && TableNode.is(table) ? table.table.identifier.name : ''
  return Object.hasOwn(searchedColumns, name) ? searchedColumns[name as keyof typeof searchedColumns] : []
}

/** @throws TypeError for an expression of the database: only our code folds a text. */
function foldedValue(column: string, value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'string') return foldText(value)
  throw new TypeError(`The searched column ${column} takes a text, not an expression`)
}

const valueIn = (node: OperationNode) => (ValueNode.is(node) ? node.value : node)

function withFoldedValues(
  row: PrimitiveValueListNode | ValueListNode,
  places: readonly (readonly [name: string, place: number])[],
): PrimitiveValueListNode | ValueListNode {
  if (row.kind === 'PrimitiveValueListNode') {
    const added = places.map(([name, place]) => foldedValue(name, row.values[place]))
    return { ...row, values: [...row.values, ...added] }
  }
  const added = places.map(([name, place]) =>
    ValueNode.create(foldedValue(name, valueIn(row.values[place] as OperationNode))),
  )
  return { ...row, values: [...row.values, ...added] }
}

class Writer extends OperationNodeTransformer {
  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    const plain = super.transformInsertQuery(node, queryId)
    const searched = searchedIn(plain.into)
    const places = (plain.columns ?? []).flatMap((column, place) =>
      searched.includes(nameOf(column)) ? [[nameOf(column), place] as const] : [],
    )
    if (places.length === 0) return plain
    if (!plain.values || !ValuesNode.is(plain.values)) throw new TypeError('Searched columns take texts only')
    return {
      ...plain,
      columns: [...(plain.columns ?? []), ...places.map(([name]) => ColumnNode.create(`${name}_folded`))],
      values: ValuesNode.create(plain.values.values.map((row) => withFoldedValues(row, places))),
    }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId): UpdateQueryNode {
    const plain = super.transformUpdateQuery(node, queryId)
    const searched = searchedIn(plain.table)
    const added = (plain.updates ?? []).flatMap(({ column, value }) => {
      const name = nameOf(column)
      // A column that is set to itself locks its row.
      if (!searched.includes(name) || value.kind === 'ReferenceNode') return []
      const folded = ValueNode.create(foldedValue(name, valueIn(value)))
      return [ColumnUpdateNode.create(ColumnNode.create(`${name}_folded`), folded)]
    })
    return added.length === 0 ? plain : { ...plain, updates: [...(plain.updates ?? []), ...added] }
  }
}

/** Writes the folded text beside each searched column with the column itself, and shows it in no result. */
export class FoldedPlugin implements KyselyPlugin {
  readonly #writer = new Writer()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#writer.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const shown = (row: UnknownRow) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith('_folded')))
    return { ...result, rows: result.rows.map(shown) }
  }
}
