import type { LanguageUse } from '../../catalogue/languages.js'
import type { Shape } from '../kernel/description.js'
import type { FailureCode } from '../kernel/errors.js'
import type { TagTechnology } from '../technologies/tagTechnologies.js'

/** Fields of every model, whatever its kind. */
export interface AnyModel {
  readonly id: number
  readonly name: string
  /** null where models of the kind have none. */
  readonly language: string | null
  /** Rises by one at each save. */
  readonly revision: number
  readonly created_at: string
  readonly updated_at: string
}

/** A technology that opens models of a kind once it is delivered to a project. */
export interface OpeningTechnology {
  readonly technology: TagTechnology
  /** The use that a language must be offered for; absent for a kind whose models have no language. */
  readonly use?: LanguageUse
}

/**
 * One kind of model. Contract, server and studio read it for everything that they do alike with models of all kinds: a
 * new kind is a folder with one of these, and a line in `modelKinds`.
 */
export interface ModelKind<Model extends AnyModel = AnyModel> {
  /** Its name on the wire. */
  readonly type: string
  /** Path segment before its models in addresses of calls and pages, in archives, and in events of the stream. */
  readonly segment: string
  /** Its content, in summaries of calls: "wake words"; the French begins with its preposition. */
  readonly words: { readonly 'en-US': string; readonly 'fr-FR': string }
  /** Whether its models have a language. */
  readonly hasLanguage: boolean
  /** Any of these must be delivered to the project, in the language of a model where it has one. */
  readonly technologies: readonly OpeningTechnology[]
  /** Calls of the voice service that a user who may have a model in a language may make in it; none by default. */
  readonly voice?: readonly ('recognize' | 'speak' | 'wake')[]
  /** A model as the list of its kind shows it. */
  readonly model: Shape<Model>
  /** The field of a project that counts its models. */
  readonly total: Readonly<Record<string, Shape<number | null | undefined>>>
  /** The limit of how many models a project has. */
  readonly quota: 'modelsPerProject'
  /** The limit of the number of stored versions of a model; absent for a kind without calls of versions. */
  readonly versions?: 'versionsPerModel'
  /** How its models are tested; absent for a kind without tests. */
  readonly suite?: 'unit-tests'
  /** Where the configuration of an archive lists its models; absent for a kind that cannot be exported. */
  readonly archive?: string
  /** The failure of deleting a model that something uses; absent where nothing can. */
  readonly usedElsewhere?: FailureCode
  /** Whether a model has enough content to be used. */
  isReady(model: Model): boolean
}
