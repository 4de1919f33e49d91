import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely'

/**
 * The value of a parameter on both databases.
 *
 * @throws TypeError for anything but a string, a finite number, a boolean or null: a `Date` given to `node:sqlite`
 *   is stored as NULL without an error, and `pg` would store what SQLite cannot.
 */
export function encodeValue(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const kind = value instanceof Date ? 'Date' : typeof value
  throw new TypeError(`A database parameter may not be of type ${kind}`)
}

/** The value of a column: `is_…` a boolean, `…_json` the parsed JSON. */
export function decodeValue(column: string, value: unknown): unknown {
  if (value === null) return null
  if (column.startsWith('is_')) return value === 1 || value === true
  if (column.endsWith('_json') && typeof value === 'string') return JSON.parse(value)
  return typeof value === 'bigint' ? Number(value) : value
}

class Encoder extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: encodeValue(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(encodeValue) }
  }
}

/** Makes both databases agree on the values that may be written and the values that are read. */
export class ValuePlugin implements KyselyPlugin {
  readonly #encoder = new Encoder()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#encoder.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const decode = (row: UnknownRow) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, decodeValue(column, value)]))
    return { ...result, rows: result.rows.map(decode) }
  }
}
