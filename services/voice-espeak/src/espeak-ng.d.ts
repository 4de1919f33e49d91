declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakVoice {
    readonly name: string
    readonly identifier: string
    readonly languages: readonly { readonly priority: number; readonly name: string }[]
  }

  export interface EspeakWorker {
    /** 0 when the voice exists. */
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(zeroToNinetyNine: number): void
    get_samplerate(): number
    list_voices(): EspeakVoice[]
    synthesize_ipa(text: string): { readonly code: number; readonly ipa: string }
    synthesize(text: string, onAudio: (samples: Int16Array) => boolean): void
  }

  export default function create(): Promise<{ readonly eSpeakNGWorker: new () => EspeakWorker }>
}
