export { bnfLanguage } from './bnfLanguage.js'
