declare module '@echogarden/svoxpico-wasm' {
  /** SVOX Pico: addresses are of its own memory, and a status other than 0 is a failure. */
  export interface PicoModule {
    readonly HEAPU8: Uint8Array
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
    _malloc(bytes: number): number
    _free(address: number): void
    getValue(address: number, type: 'i16' | 'i32'): number
    _pico_initialize(memory: number, bytes: number, system: number): number
    _pico_loadResource(system: number, path: number, resource: number): number
    _pico_getResourceName(system: number, resource: number, name: number): number
    _pico_createVoiceDefinition(system: number, name: number): number
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resourceName: number): number
    _pico_newEngine(system: number, voice: number, engine: number): number
    _pico_putTextUtf8(engine: number, text: number, bytes: number, taken: number): number
    _pico_getData(engine: number, buffer: number, bytes: number, got: number, type: number): number
  }

  export default function create(): Promise<PicoModule>
}
