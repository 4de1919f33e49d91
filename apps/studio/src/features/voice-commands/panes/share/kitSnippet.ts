import { kitProgram, type Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, valuesOfCall } from './modelParts.js'
import { programComments } from './programComments.js'

/** A program that opens an export of the project, without a server. */
export function kitSnippet(model: SharedModel, locale: Locale): string {
  const { kit, values } = programComments[locale]
  const slots = valuesOfCall(model)
  return kitProgram({
    // The name of the export is unknown here: the program takes the name of its file.
    archive: 'export.tar.gz',
    model: model.name,
    slots: slots ?? {},
    comments: [...aboutModel(model, locale), ...kit, ...(slots ? [values] : [])],
  })
}
