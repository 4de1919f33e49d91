import { kindOf, type ModelKind, type ModelType, modelTypes } from '@saywright/api/contract'

/** The types of models in whose languages calls of the voice service with a use may be made. */
export const typesUsing = (use: NonNullable<ModelKind['voice']>[number]): ModelType[] =>
  modelTypes.filter((type) => kindOf(type).voice?.includes(use))
