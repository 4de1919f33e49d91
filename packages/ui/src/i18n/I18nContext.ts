import { createContext } from 'react'
import { createI18n } from './createI18n.js'

/** Components speak English where nobody says otherwise. */
export const I18nContext = createContext(createI18n({ locale: 'en-US' }))
