import type { AnyModel, ModelTemplateId } from '@saywright/api/contract'

export interface MadeModel {
  readonly id: number
  readonly name: string
}

/** The calls for models of one kind in a project. */
export interface KindCalls<Model> {
  /**
   * @param language empty for a kind whose models have none.
   * @param template initial content, for a kind that has templates.
   */
  create(name: string, language: string, template?: ModelTemplateId): Promise<MadeModel>
  /** Creates a model of this name with the content of another. */
  copy(model: Model, name: string): Promise<MadeModel>
  /** @param isAtUsers whether the grammars that name the model get the new name too; of no meaning where none can. */
  rename(model: AnyModel, name: string, isAtUsers: boolean): Promise<unknown>
  remove(model: AnyModel): Promise<unknown>
}

interface Address {
  readonly params: { readonly id: number; readonly modelId: number }
}

type Save = (
  named: Address & { readonly body: { revision: number; name: string }; readonly isFailureShown: true },
) => Promise<unknown>

/** Renames a model of any kind; the form shows errors of the name. */
export const renaming =
  (projectId: number, save: Save): KindCalls<never>['rename'] =>
  ({ id, revision }, name) =>
    save({ params: { id: projectId, modelId: id }, body: { revision, name }, isFailureShown: true })

/** How a model of any kind is deleted. */
export const removing =
  (projectId: number, remove: (of: Address) => Promise<unknown>): KindCalls<never>['remove'] =>
  ({ id }) =>
    remove({ params: { id: projectId, modelId: id } })
