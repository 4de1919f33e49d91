import { nameKey, type VoiceCommandModelSummary } from '@saywright/api/contract'

/** Whether another model has a name already, without regard to case and outer space. @param self the one being renamed. */
export function isNameTaken(
  name: string,
  models: readonly Pick<VoiceCommandModelSummary, 'id' | 'name'>[],
  self?: number,
): boolean {
  return models.some((model) => model.id !== self && nameKey(model.name) === nameKey(name))
}
