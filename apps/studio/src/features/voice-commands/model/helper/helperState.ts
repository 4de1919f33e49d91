import type { GrammarRequest } from '@saywright/api/client'
import type { GenerationResult, GenerationStep } from '@saywright/api/contract'

export type HelperState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly step: GenerationStep; readonly text: string }
  /** Without a sentence, there was no response. */
  | { readonly status: 'failed'; readonly message: string | undefined }
  | { readonly status: 'offered'; readonly request: GrammarRequest; readonly result: GenerationResult }
