import { nameKey } from '@saywright/api/contract'
import type { ProjectModel } from './projectModel.js'

export type NamedModel = Pick<ProjectModel, 'type' | 'id' | 'name'>

/**
 * Whether another model of the project has a name already, of whatever type, without regard to case and outer space.
 *
 * @param self the one being renamed.
 */
export function isNameTaken(name: string, models: readonly NamedModel[], self?: NamedModel): boolean {
  return models.some(
    (model) =>
      !(self && model.type === self.type && model.id === self.id) && nameKey(model.name) === nameKey(name),
  )
}
