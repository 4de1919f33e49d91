import { createI18n } from '@saywright/ui/i18n'

/** One instance for all stories, so that a change of language reaches the story that is drawn. */
export const i18n = createI18n({
  locale: 'en-US',
  onMissingKey: (namespace, key) => {
    throw new Error(`No words for ${namespace}:${key}`)
  },
})
