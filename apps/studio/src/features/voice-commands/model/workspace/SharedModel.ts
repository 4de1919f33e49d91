import type { DynamicSlot, RecognizerSettings } from '@saywright/api/contract'

/** The model that a program is to use. */
export type SharedModel = {
  /** Of the API, such as `https://studio.example.com/api`. */
  readonly api: string
  readonly projectId: number
  readonly modelId: number
  readonly name: string
  readonly language: string
  readonly settings: RecognizerSettings
  readonly slots: readonly DynamicSlot[]
}
