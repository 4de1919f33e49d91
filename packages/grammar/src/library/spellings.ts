import { spelling as de } from './de/spelling.js'
import { spelling as en } from './en/spelling.js'
import { spelling as es } from './es/spelling.js'
import { spelling as fr } from './fr/spelling.js'
import { spelling as it } from './it/spelling.js'
import { spelling as nl } from './nl/spelling.js'
import type { LibraryLanguage } from './sources.js'
import type { NumberSpelling } from './spell/NumberSpelling.js'

export const spellings: Readonly<Record<LibraryLanguage, NumberSpelling>> = { en, fr, de, es, it, nl }
