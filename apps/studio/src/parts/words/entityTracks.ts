import type { RecognizedEntity } from '@saywright/api/contract'

/** The entities of a sentence by how deep they are: first those around others, then those directly inside them. */
export function entityTracks(
  entities: readonly RecognizedEntity[],
): readonly (readonly RecognizedEntity[])[] {
  if (entities.length === 0) return []
  return [entities, ...entityTracks(entities.flatMap((entity) => entity.entities))]
}
