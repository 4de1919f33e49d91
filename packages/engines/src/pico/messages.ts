export interface PicoRequest {
  readonly lang: string
  readonly markedUp: string
}

/** Samples of 16 bits in base64. */
export type PicoResponse = { readonly data: string } | { readonly problem: string }
