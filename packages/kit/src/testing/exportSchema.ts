import {
  exportManifest,
  exportPronunciations,
  exportSettings,
  exportSlots,
  exportTests,
  exportWakeWordModel,
  jsonSchemaOf,
} from '@saywright/api/contract'

/** The layout of an export as JSON Schema: `manifest.json`, and the files that it names under `$defs`. */
export const exportSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'manifest.json of a Saywright export',
  ...jsonSchemaOf(exportManifest),
  $defs: {
    slots: jsonSchemaOf(exportSlots),
    settings: jsonSchemaOf(exportSettings),
    pronunciations: jsonSchemaOf(exportPronunciations),
    tests: jsonSchemaOf(exportTests),
    wakeWords: jsonSchemaOf(exportWakeWordModel),
  },
})
