import { type Loadable, type ModelsByType, type ModelType, mapReady } from '@saywright/api/contract'
import { type Read, toLoadable } from '@saywright/api/react'
import type { ProjectModel } from '../projectModel.js'

/** The models of one kind, and whether they are being read. */
export interface ModelsRead {
  readonly models: Loadable<readonly ProjectModel[]>
  readonly isReading: boolean
}

/** The loaded models of one kind, each with its type. */
export function modelsRead<Type extends ModelType>(type: Type, read: Read<readonly ModelsByType[Type][]>) {
  const models = mapReady(toLoadable(read), (list) => list.map((model) => ({ type, ...model })))
  return { models, isReading: read.isValidating }
}
