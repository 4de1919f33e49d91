export interface PicoRequest {
  readonly lang: string
  readonly markedUp: string
}
