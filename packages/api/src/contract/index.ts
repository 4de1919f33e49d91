export * from './account.js'
export * from './audio-files.js'
export * from './compile.js'
export * from './demo.js'
export {
  type Description,
  descriptionOf,
  type Rule,
  type Shape,
  structOf,
  type ValueOf,
} from './description.js'
export * from './endpoint.js'
export * from './endpoints.js'
export * from './errors.js'
export * from './events.js'
export * from './failures.js'
export { type JsonSchema, jsonSchemaOf } from './jsonSchema.js'
export * from './limits.js'
export * from './loadable.js'
export * from './locales.js'
export * from './notifications.js'
export * from './openapi.js'
export * from './organization.js'
export * from './paging.js'
export * from './path.js'
export * from './project.js'
export * from './query.js'
export * from './rules.js'
export * from './structs.js'
export * from './tasks.js'
export * from './technical.js'
export * from './user.js'
export * from './voice-commands.js'
export * from './voice-proxy.js'
