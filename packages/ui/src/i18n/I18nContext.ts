import { createContext } from 'react'
import { createI18n } from './createI18n.js'

/** Components use English by default. */
export const I18nContext = createContext(createI18n({ locale: 'en-US' }))
