import type { Entity, Meaning } from '@saywright/grammar'
import { type Places, wordsSaid } from './placesOfPath.js'

type Named = {
  readonly name: string
  readonly range: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } }
}

/**
 * The meaning of a tag, rule or slot of a drawing in the sentence that passes there; undefined for anything but an entity.
 */
export function meaningAt(
  meaning: Meaning | undefined,
  places: Places,
  { name, range }: Named,
  path: string,
): string | undefined {
  const words = meaning && wordsSaid(places, path, range.start.offset, range.end.offset)
  if (!words) return undefined
  // An imported rule is called as its own grammar calls it.
  const own = name.slice(name.lastIndexOf('.') + 1)
  const found = allOf(meaning.entities).filter(
    (entity) =>
      (entity.name === name || entity.name === own) && entity.from >= words.from && entity.to <= words.to,
  )
  return found.length === 0 ? undefined : found.flatMap(({ value }) => value).join(', ')
}

const allOf = (entities: readonly Entity[]): Entity[] =>
  entities.flatMap((entity) => [entity, ...allOf(entity.entities)])
