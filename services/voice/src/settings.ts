import type { Setting } from '@saywright/http'

const area = 'Voice service'

/** Every setting of the voice service; `docs/settings.md` is written from it. */
export const settings = [
  {
    name: 'VOICE_HOST',
    area,
    meaning: 'Address on which the voice service listens.',
    fallback: '`127.0.0.1`',
  },
  {
    name: 'VOICE_PORT',
    area,
    meaning: 'Port of the voice service; `0` takes a free one.',
    fallback: '`51000`',
  },
  {
    name: 'VOICE_TOKEN',
    area,
    isSecret: true,
    meaning: 'Token that the server sends, 16 printable characters or more. `npm start` makes one.',
  },
  {
    name: 'VOICE_THREADS',
    area,
    meaning: 'Decoder threads a language, 1 to 64.',
    fallback: '1 or 2, by the number of processors',
  },
  {
    name: 'VOICE_TIMEOUT_MS',
    area,
    meaning: 'How long one recording may be decoded, 100 to 600,000 ms.',
    fallback: '`15000`',
  },
  {
    name: 'VOICE_ESPEAK',
    area,
    meaning: 'File that runs the synthesis process.',
    fallback: '`services/voice-espeak` beside the service',
  },
  {
    name: 'VOICE_PICO',
    area,
    meaning: 'Folder of the lingware of Pico, with its `SHA256SUMS`.',
    fallback: '`data/pico` of the service',
  },
  {
    name: 'VOICE_PARENT',
    area,
    meaning: '`1` stops the process when its standard input closes, as `npm start` does.',
  },
  { name: 'VOICE_LOG_LEVEL', area, meaning: 'As `LOG_LEVEL`.', fallback: '`info`' },
] as const satisfies readonly Setting[]

/** Reads one setting; a name that is in no row of the table does not compile. */
export type ReadSetting = (name: (typeof settings)[number]['name']) => string | undefined
