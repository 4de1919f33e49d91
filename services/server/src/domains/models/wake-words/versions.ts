import {
  getWakeWordVersion,
  labelWakeWordVersion,
  listWakeWordVersions,
  restoreWakeWordVersion,
  type WakeWordModel,
  type WakeWordVersion,
  type WakeWordVersionSummary,
} from '@saywright/api/contract'
import type { StoredVersions, VersionFields } from '../storedVersions.js'

const summary = (
  fields: VersionFields,
  { positive_words, negative_words }: WakeWordModel,
): WakeWordVersionSummary => ({
  ...fields,
  positive: positive_words.length,
  negative: negative_words.length,
})

export const wakeWordVersions: StoredVersions<WakeWordModel, WakeWordVersionSummary, WakeWordVersion> = {
  list: listWakeWordVersions,
  get: getWakeWordVersion,
  label: labelWakeWordVersion,
  restore: restoreWakeWordVersion,
  summary,
  whole: (fields, model) => {
    const { language, positive_words, negative_words, threshold } = model
    return {
      ...summary(fields, model),
      // Models of this kind all have one.
      language: language ?? '',
      ...{ positive_words, negative_words, threshold },
    }
  },
}
