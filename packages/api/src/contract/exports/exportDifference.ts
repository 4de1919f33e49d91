import type { ExportedModel } from './projectExport.js'

export interface ExportDifference {
  readonly added: readonly ExportedModel[]
  readonly removed: readonly ExportedModel[]
  /** Before and after. */
  readonly changed: readonly (readonly [ExportedModel, ExportedModel])[]
  readonly unchanged: readonly ExportedModel[]
}

type Models = { readonly models: readonly ExportedModel[] }

const keyOf = ({ type, id }: ExportedModel) => `${type} ${id}`

/** The changes from one export to another; a model is the same while its files and its name are. */
export function exportDifference(before: Models, after: Models): ExportDifference {
  const old = new Map(before.models.map((model) => [keyOf(model), model]))
  const now = new Set(after.models.map(keyOf))
  const pairs = after.models.flatMap((model) => {
    const known = old.get(keyOf(model))
    return known ? [[known, model] as const] : []
  })
  const isSame = ([a, b]: readonly [ExportedModel, ExportedModel]) =>
    a.sha256 === b.sha256 && a.name === b.name
  return {
    added: after.models.filter((model) => !old.has(keyOf(model))),
    removed: before.models.filter((model) => !now.has(keyOf(model))),
    changed: pairs.filter((pair) => !isSame(pair)),
    unchanged: pairs.filter(isSame).map(([, model]) => model),
  }
}
