import { createI18next } from '@saywright/shell'

/** One instance for all stories, so that a change of language reaches the story that is drawn. */
export const i18n = createI18next({
  locale: 'en-US',
  onMissingKey: (namespace, key) => {
    throw new Error(`No sentence for ${namespace}:${key}`)
  },
})
