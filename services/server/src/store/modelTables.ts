import type { ModelType } from '@saywright/api/contract'

/** The types whose models have a table of their own. */
const ownTables = { voice_commands: 'voice_command_model' } as const

/** The types whose models are rows of the table `model`, with their content as JSON. */
export type StoredType = Exclude<ModelType, keyof typeof ownTables>

/** Every table of models. */
export const modelTables = [...Object.values(ownTables), 'model'] as const
export type ModelTableName = (typeof modelTables)[number]
