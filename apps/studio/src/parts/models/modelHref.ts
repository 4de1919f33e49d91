import { kindOf, type ModelType } from '@saywright/api/contract'
import { studioPaths } from '@saywright/shell/paths'

/** Where a model of a project is opened. */
export const modelHref = (
  projectId: number,
  { type, id }: { readonly type: ModelType; readonly id: number },
): string => studioPaths.model({ projectId, models: kindOf(type).segment, modelId: id })
