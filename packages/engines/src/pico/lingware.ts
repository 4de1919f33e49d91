/** The text analysis and the signal generation of each language; names that do not end in `.bin` are refused by the engine. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  'en-US': ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  'en-GB': ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
  'fr-FR': ['fr-FR_ta.bin', 'fr-FR_nk0_sg.bin'],
  'de-DE': ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  'es-ES': ['es-ES_ta.bin', 'es-ES_zl0_sg.bin'],
  'it-IT': ['it-IT_ta.bin', 'it-IT_cm0_sg.bin'],
}

/** The files of a language, none where Pico does not speak it. */
export const lingwareOf = (lang: string): readonly string[] => files[lang] ?? []
